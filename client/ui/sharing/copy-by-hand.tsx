/** What the page may not copy, as over plain http: it stands selected, for the player to copy. */
import { useEffect, useId, useRef } from 'preact/hooks';
import { useTranslation } from '../page.tsx';

/** A link in a field of its own, selected and with the focus as soon as it appears. */
export function CopyByHand({ link }: { readonly link: string }) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => selectIn(field.current), [link]);
  return (
    <div class="field copy-by-hand">
      <label class="hint" for={id}>
        {t('waiting.copyByHand')}
      </label>
      <input
        ref={field}
        id={id}
        class="input input--link"
        type="text"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}

/** Puts the focus on a field and selects all that is in it. */
export function selectIn(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
