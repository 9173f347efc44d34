/** The top of each screen: the name of the game, what the screen adds, and the ways to rules and settings. */
import type { ComponentChildren } from 'preact';
import { type DialogName, usePage, useTranslation } from '../page.tsx';
import { Icon, type IconName } from './icon.tsx';
import { RouteLink } from './route-link.tsx';

/** The header of a screen; the home screen says the name of the game itself. */
export function PageHeader(props: {
  readonly children?: ComponentChildren;
  readonly isHome?: boolean;
  /** Beside a board it is as low as can be on small screens. */
  readonly isGame?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <header class={props.isGame === true ? 'page-header page-header--game' : 'page-header'}>
      <a class="skip-link" href="#content">
        {t('app.skip')}
      </a>
      {props.isHome !== true && <HomeLink />}
      {props.children}
      <div class="page-header__tools">
        <DialogButton dialog="rules" icon="rules" label={t('app.rules')} />
        <DialogButton dialog="settings" icon="settings" label={t('app.settings')} />
      </div>
    </header>
  );
}

function HomeLink() {
  const { t } = useTranslation();
  return (
    <RouteLink class="wordmark" to={{ type: 'home' }} label={t('app.homeLink')}>
      {t('app.name')}
    </RouteLink>
  );
}

/** A button of the header that opens a dialog. */
export function DialogButton(props: {
  readonly dialog: DialogName;
  readonly icon: IconName;
  readonly label: string;
}) {
  const { dialog } = usePage();
  return (
    <button
      type="button"
      class="button button--tool"
      aria-haspopup="dialog"
      data-dialog={props.dialog}
      aria-label={props.label}
      onClick={() => {
        dialog.value = props.dialog;
      }}
    >
      <Icon name={props.icon} />
      <span class="button__label" aria-hidden="true">
        {props.label}
      </span>
    </button>
  );
}
