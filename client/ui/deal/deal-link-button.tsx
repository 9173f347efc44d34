/** Hands on the link by which others play a deal again, each at a table of their own. */

import { useApp, useTranslation } from '../page.tsx';
import { dealAddress, shareAddress } from '../sharing/share-address.ts';
import { Icon } from '../widgets/icon.tsx';

/** The button; the deal's id is asked for when it is pressed, where it isn't known yet. */
export function DealLinkButton(props: { readonly findDealId: () => Promise<string | undefined> }) {
  const { t } = useTranslation();
  const { actions } = useApp();
  const share = async () => {
    const dealId = await props.findDealId();
    if (dealId === undefined) actions.notify('no-answer');
    // Where no link can be handed on, the deal's own page has the address for copying by hand.
    else if (!isSecureContext) location.assign(dealAddress(dealId));
    else await shareAddress(t('deal.shareText'), actions.notify, dealAddress(dealId));
  };
  return (
    <button type="button" class="button" onClick={() => void share()}>
      <Icon name="share" />
      {t('deal.link')}
    </button>
  );
}
