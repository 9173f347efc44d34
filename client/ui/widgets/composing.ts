/** Keys that belong to an input method: the Enter that ends a composition sends no form. */

/** The key code of every key that an input method has taken. */
const TAKEN_KEY_CODE = 229;

/**
 * Is the key the input method's? Safari ends the composition before it tells of the Enter that ended it: there
 * only the old key code says so.
 */
const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === TAKEN_KEY_CODE;

/** Keeps every form of the page from being sent by such an Enter; returns how to stop that. */
export function holdComposingEnter(): () => void {
  const hold = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' || event.code === 'Enter';
    if (isEnter && isComposing(event)) event.preventDefault();
  };
  document.addEventListener('keydown', hold);
  return () => document.removeEventListener('keydown', hold);
}
