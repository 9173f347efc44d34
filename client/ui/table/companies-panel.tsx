/** The companies: their points, what each is worth, and whose majority it is. */
import { useComputed } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Translate } from '../../i18n/translator.ts';
import { markOf } from '../../view/board/marks.ts';
import { type CompanyView, companiesView } from '../../view/table/companies-view.ts';
import { useTranslation } from '../page.tsx';
import { nameOf } from '../texts/texts.ts';
import { CompanyBadge } from '../widgets/company-badge.tsx';
import { Explanation, Meanings } from '../widgets/explanation.tsx';
import { MarkBadge } from '../widgets/mark-badge.tsx';
import { PlayerName } from '../widgets/player-name.tsx';
import { useGame } from './game-context.tsx';

/** The companies where they are in play, the leading one first. */
export function CompaniesPanel() {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const companies = useComputed(() => companiesView(snapshot.value)).value;
  const heading = useId();
  if (companies.length === 0) return null;
  const isFinished = snapshot.value.phase === 'finished';
  const isPlayer = snapshot.value.me !== undefined;
  return (
    <section class="panel companies" aria-labelledby={heading}>
      <div class="panel__top">
        <h2 id={heading} class="panel__heading">
          {t('company.heading')}
        </h2>
        <ColumnMeanings />
      </div>
      <table class="companies__table">
        <caption class="visually-hidden">{t('company.heading')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{t('company.heading')}</span>
            </th>
            <th scope="col">{t('company.points')}</th>
            <th scope="col">{t('company.value')}</th>
            {isPlayer && <th scope="col">{t('company.own')}</th>}
            <th scope="col">{t('company.bonus')}</th>
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => (
            <tr key={company.company}>
              <th scope="row">
                <CompanyBadge company={company.company} />
              </th>
              <td>{company.points}</td>
              <td class="companies__value">{company.value}</td>
              {isPlayer && <td>{ownText(t, company)}</td>}
              <td>
                {isFinished ? <MajorityOf company={company} /> : <OwnMajority company={company} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ColumnMeanings() {
  const { t } = useTranslation();
  return (
    <Explanation label={t('app.columns')}>
      <Meanings
        of={[
          [t('company.value'), t('company.valueHint')],
          [t('company.bonus'), t('company.bonusHint')],
        ]}
      />
    </Explanation>
  );
}

const ownText = (t: Translate, { ownPercent: percent }: CompanyView): string =>
  percent > 0 ? t('company.percent', { percent }) : '';

/** What the majority would bring the viewer now. */
function OwnMajority({ company: { bonus, majority } }: { readonly company: CompanyView }) {
  const { t } = useTranslation();
  if (majority === 'none') return null;
  return (
    <>
      {t('preview.scores', { points: bonus })}{' '}
      <span aria-hidden="true">{majority === 'sure' ? '✓' : '?'}</span>
      <span class="visually-hidden">{t(`company.${majority}`)}</span>
    </>
  );
}

/** Who has the majority at the end, and what it brought. */
function MajorityOf({ company: { bonus, majoritySeats } }: { readonly company: CompanyView }) {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  if (majoritySeats.length === 0) return null;
  return (
    <span class="companies__majority">
      {majoritySeats.map((seat) => (
        <span key={seat}>
          <MarkBadge mark={markOf(seat)} />
          <span class="visually-hidden">
            <PlayerName name={nameOf(snapshot.value, seat)} />
          </span>
        </span>
      ))}
      <span>{t('preview.scores', { points: bonus })}</span>
    </span>
  );
}
