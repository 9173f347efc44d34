/** What was agreed on for the game, in plain words. */
import { Fragment } from 'preact';
import { useId } from 'preact/hooks';
import type { WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import { numbersPerColour } from '../../../common/rules/expansions/station-numbers.ts';
import type { GameOptions } from '../../../common/rules/setup.ts';
import { useTranslation } from '../page.tsx';

/** The options of the table, with a line of explanation each. */
export function GameSettings({ snapshot }: { readonly snapshot: WaitingSnapshot }) {
  const { t } = useTranslation();
  const { players, rotation, handSize } = snapshot.options;
  const heading = useId();
  return (
    <section class="panel agreement" aria-labelledby={heading}>
      <h2 id={heading}>{t('waiting.settings')}</h2>
      <dl class="agreed">
        <dt>{t('options.playersValue', { count: players })}</dt>
        <dd>{t('options.playersHint')}</dd>
        <dt>{t('options.handValue', { count: handSize })}</dt>
        <dd>{t('options.handHint')}</dd>
        <dt>{t(rotation ? 'options.rotation' : 'options.noRotation')}</dt>
        <dd>{t(rotation ? 'options.rotationOn' : 'options.rotationOff')}</dd>
        <AgreedExpansions options={snapshot.options} />
        <dt>{t(`clock.${snapshot.clock ?? 'none'}Value`)}</dt>
        <dd>{t(`clock.${snapshot.clock ?? 'none'}Hint`)}</dd>
        <dt>{t(snapshot.isPublic ? 'options.public' : 'options.private')}</dt>
        <dd>{t(snapshot.isPublic ? 'options.publicHint' : 'options.privateHint')}</dd>
      </dl>
    </section>
  );
}

function AgreedExpansions({ options }: { readonly options: GameOptions }) {
  const { t } = useTranslation();
  return (
    <>
      {options.expansions.map((expansion) => (
        <Fragment key={expansion}>
          <dt>{t(`expansion.${expansion}`)}</dt>
          <dd>{t(`expansion.${expansion}Hint`)}</dd>
          {expansion === 'station-numbers' && (
            <dd>{t('expansion.numbersValue', { count: numbersPerColour(options) })}</dd>
          )}
        </Fragment>
      ))}
    </>
  );
}
