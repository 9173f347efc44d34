/** From a game that is played on differently: back to the moment where it began, or there once more. */
import { parseWhatIf } from '../../view/practice/what-if.ts';
import { useTranslation } from '../page.tsx';
import { Icon } from '../widgets/icon.tsx';
import { RouteLink } from '../widgets/route-link.tsx';
import { useGame } from './game-context.tsx';

/** The ways back; nothing at any other table. As tools they have words where there is room. */
export function BackToReplay({ isTool = false }: { readonly isTool?: boolean }) {
  const { t } = useTranslation();
  const whatIf = parseWhatIf(useGame().snapshot.value.code);
  if (whatIf === undefined) return null;
  const { game, move } = whatIf;
  const look = isTool ? 'button button--tool' : 'button';
  const words = isTool ? 'button__label' : undefined;
  return (
    <>
      <RouteLink class={look} to={{ type: 'what-if', ...whatIf }} label={t('whatIf.again')}>
        <Icon name="rotate" />
        <span class={words}>{t('whatIf.again')}</span>
      </RouteLink>
      <RouteLink class={look} to={{ type: 'replay', game, move }} label={t('whatIf.back')}>
        <Icon name="replay" />
        <span class={words}>{t('whatIf.back')}</span>
      </RouteLink>
    </>
  );
}
