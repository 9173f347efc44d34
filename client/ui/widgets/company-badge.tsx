/** A company by its colour, symbol and letter, as everywhere on the page; and who owns a line. */
import {
  type Company,
  isCompany,
  type Share,
} from '../../../common/rules/expansions/companies/shares.ts';
import type { Owner } from '../../../common/rules/facts.ts';
import { markOfOwner } from '../../view/board/marks.ts';
import { useTranslation } from '../page.tsx';
import { MarkBadge } from './mark-badge.tsx';

/** A company. */
export function CompanyBadge({ company }: { readonly company: Company }) {
  const { t } = useTranslation();
  return (
    <span class="company-badge">
      <MarkBadge mark={markOfOwner(company)} isCompany />
      <span class="visually-hidden">{t('company.name', { company })}</span>
      <span aria-hidden="true">{company}</span>
    </span>
  );
}

/** A share: its company and percentage. */
export function ShareBadge({ share }: { readonly share: Share }) {
  const { t } = useTranslation();
  return (
    <span class="share-badge">
      <CompanyBadge company={share.company} />
      <span class="share-badge__percent">{t('company.percent', { percent: share.percent })}</span>
    </span>
  );
}

/** The mark of a line's owner; an empty place for nobody's. */
export function OwnerBadge({ owner }: { readonly owner: Owner | undefined }) {
  if (owner === undefined) return <span class="mark-badge" />;
  return isCompany(owner) ? (
    <CompanyBadge company={owner} />
  ) : (
    <MarkBadge mark={markOfOwner(owner)} />
  );
}
