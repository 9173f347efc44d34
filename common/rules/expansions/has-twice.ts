/** Does the list contain anything twice? */
export const hasTwice = (items: readonly unknown[]): boolean => new Set(items).size < items.length;
