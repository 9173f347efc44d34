/** Is there something in the list that is there twice? */
export const hasTwice = (items: readonly unknown[]): boolean => new Set(items).size < items.length;
