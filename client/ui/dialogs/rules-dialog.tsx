/** The rules in short, for the player who has two minutes. */
import { EXPANSIONS } from '../../../common/rules/expansions/sets.ts';
import { useTranslation } from '../page.tsx';
import { RulesLink } from '../widgets/rules-link.tsx';
import { Dialog } from './dialog.tsx';

const CHAPTERS = ['goal', 'turn', 'where', 'ban', 'centre', 'end'] as const;

/** The rules, chapter by chapter. */
export function RulesDialog() {
  const { t } = useTranslation();
  return (
    <Dialog heading={t('rules.heading')}>
      <p>
        <RulesLink>{t('rules.all')}</RulesLink>
      </p>
      <div class="rules">
        {CHAPTERS.map((chapter) => (
          <section key={chapter}>
            <h3>{t(`rules.${chapter}`)}</h3>
            <p>{t(`rules.${chapter}Text`)}</p>
          </section>
        ))}
        <section>
          <h3>{t('expansion.heading')}</h3>
          <p>{t('expansion.hint')}</p>
        </section>
        {EXPANSIONS.map((expansion) => (
          <section key={expansion}>
            <h4>
              <RulesLink section={expansion}>{t(`expansion.${expansion}`)}</RulesLink>
            </h4>
            <p>{t(`expansion.${expansion}Rules`)}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
