/** The list of keys. */
import { Dialog } from '../dialogs/dialog.tsx';
import { useApp, useTranslation } from '../page.tsx';

/** Every key that does something in a game. */
export function KeysDialog() {
  const { t } = useTranslation();
  const { preferences } = useApp();
  const keys: readonly (readonly [string, string])[] = [
    [t('keys.arrows'), t('keys.walk')],
    [t('keys.enter'), t('keys.place')],
    ['G', t('keys.goTo')],
    ['I', t('keys.describe')],
    ['1 2 3', t('keys.choose')],
    ['R', t('keys.rotate')],
    ['D', t('keys.draw')],
    ['W', t('keys.wagon')],
    ['P', t('keys.pass')],
    [t('keys.escape'), t('keys.back')],
    ['+', t('game.zoomIn')],
    ['−', t('game.zoomOut')],
    ['0', t('game.zoomFit')],
    ['M', t('keys.sound')],
    ['?', t('keys.help')],
  ];
  return (
    <Dialog heading={t('keys.heading')}>
      {!preferences.value.shortcuts && <p class="hint">{t('keys.off')}</p>}
      <dl class="keys">
        {keys.map(([key, meaning]) => (
          <div key={key} class="keys__row">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
