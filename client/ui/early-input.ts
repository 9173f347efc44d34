/** What somebody did with the page as it was served, before its script was there to answer. */

/** Notes what was typed, chosen and pressed so far, and answers how to do it again once the page listens. */
export function takeEarlyInput(element: HTMLElement): () => void {
  const inputs = [...element.querySelectorAll('input')];
  const typed = inputs
    .filter(({ type, value, defaultValue }) => type === 'text' && value !== defaultValue)
    .map((field) => [field, field.value] as const);
  const chosen = inputs.filter(({ checked, defaultChecked, type }) =>
    type === 'radio' ? checked && !defaultChecked : checked !== defaultChecked,
  );
  return () => {
    const { pressed, stop } = window.metroEarly ?? {};
    // Before the clicks that follow: they aren't the player's.
    stop?.();
    for (const [field, text] of typed) typeAgain(field, text);
    for (const choice of chosen) choice.click();
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed?.click();
  };
}

function typeAgain(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Who has left the field has typed to the end.
  if (field !== document.activeElement) field.dispatchEvent(new Event('change', { bubbles: true }));
}
