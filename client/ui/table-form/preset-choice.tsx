/** The kinds of game to begin from, each in a few words. */
import { useId } from 'preact/hooks';
import { PRESETS, type Preset, presetOf, withPreset } from '../../view/table-form/table-presets.ts';
import { useTranslation } from '../page.tsx';
import type { FormPart } from './form-part.ts';

/** One of the kinds; a mix of one's own stands beside them while the form holds one. */
export function PresetChoice({ draft, onChange }: FormPart) {
  const { t } = useTranslation();
  const name = useId();
  const chosen: Preset | 'own' = presetOf(draft.options) ?? 'own';
  const kinds = [...PRESETS, ...(chosen === 'own' ? [chosen] : [])];
  return (
    <fieldset class="presets">
      <legend>{t('preset.heading')}</legend>
      <div class="presets__options">
        {kinds.map((kind) => (
          <label key={kind} class="preset">
            <input
              type="radio"
              name={name}
              checked={kind === chosen}
              aria-describedby={`${name}-${kind}`}
              onChange={() =>
                kind !== 'own' && onChange({ ...draft, options: withPreset(draft.options, kind) })
              }
            />
            <span class="preset__name">{t(`preset.${kind}`)}</span>
            <span class="preset__words" id={`${name}-${kind}`}>
              {t(`preset.${kind}Hint`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
