/** The rules in short, for the player who has two minutes. */
import { Dialog } from './dialog.tsx';
import { useTranslation } from './page.tsx';

const CHAPTERS = ['goal', 'turn', 'where', 'ban', 'centre', 'end'] as const;

/** The rules, chapter by chapter. */
export function RulesDialog() {
  const { t } = useTranslation();
  return (
    <Dialog heading={t('rules.heading')}>
      <div class="rules">
        {CHAPTERS.map((chapter) => (
          <section key={chapter}>
            <h3>{t(`rules.${chapter}`)}</h3>
            <p>{t(`rules.${chapter}Text`)}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
