/** Hands on the link by which others play a deal again, each at a table of their own. */
import { useTranslation } from '../page.tsx';
import { dealAddress } from '../sharing/share-address.ts';
import { ShareButton } from '../sharing/share-button.tsx';

/** The button; the deal's id is asked for when it is pressed, where it isn't known yet. */
export function DealLinkButton(props: { readonly findDealId: () => Promise<string | undefined> }) {
  const { t } = useTranslation();
  const findLink = async () => {
    const dealId = await props.findDealId();
    return dealId && dealAddress(dealId);
  };
  return <ShareButton label={t('deal.link')} text={t('deal.shareText')} findLink={findLink} />;
}
