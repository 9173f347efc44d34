/** The tables of the rules, from the rules' own data. */
import { COMPANIES, COMPANY_STATIONS } from '../../common/rules/expansions/companies/shares.ts';
import { EXPANSION_SETS, EXPANSIONS } from '../../common/rules/expansions/sets.ts';
import { PLAYER_COUNTS, type PlayerCount, type Seat, seatsOf } from '../../common/rules/ids.ts';
import { wagonsOf } from '../../common/rules/wagons.ts';
import { markOf } from '../view/board/marks.ts';
import { MarkPicture } from './mark-picture.tsx';
import type { RulesTexts, TableName } from './rules-texts.ts';

/** What a table needs of the page. */
export interface TableProps {
  readonly texts: RulesTexts;
  readonly caption: string;
}

/** Whose wagons stand where. */
function WagonsTable({ texts, caption }: TableProps) {
  return (
    <table aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{texts.players}</th>
          {seatsOf(6).map((seat) => (
            <th key={seat} scope="col">
              <MarkPicture mark={markOf(seat)} /> {texts.seat(seat + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PLAYER_COUNTS.map((players) => (
          <tr key={players}>
            <th scope="row">{players}</th>
            {seatsOf(6).map((seat) => (
              <td key={seat}>{stationsText(texts, players, seat)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The stations of a seat; with two players they are half of all. */
function stationsText(texts: RulesTexts, players: PlayerCount, seat: Seat): string {
  const stations = wagonsOf(players, seat);
  if (players > 2) return stations.join(' ');
  if (stations.length === 0) return '';
  return stations[0] === 1 ? texts.allOdd : texts.allEven;
}

/** The companies and their stations. */
const CompaniesTable = ({ texts, caption }: TableProps) => (
  <table aria-label={caption}>
    <thead>
      <tr>
        <th scope="col">{texts.company}</th>
        <th scope="col">{texts.stations}</th>
      </tr>
    </thead>
    <tbody>
      {COMPANIES.map((company, index) => (
        <tr key={company}>
          <th scope="row">
            <MarkPicture mark={markOf(index)} /> {company}
          </th>
          <td>{COMPANY_STATIONS[company].join(' ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Which expansions go together. */
const CombinationsTable = ({ texts, caption }: TableProps) => (
  <table aria-label={caption}>
    <thead>
      <tr>
        <td />
        {EXPANSIONS.map((column) => (
          <th key={column} scope="col">
            {texts.sections[column].heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {EXPANSIONS.map((row) => (
        <tr key={row}>
          <th scope="row">{texts.sections[row].heading}</th>
          {EXPANSIONS.map((column) => (
            <td key={column}>
              {row !== column && (
                <span
                  role="img"
                  aria-label={together(row, column) ? texts.allowed : texts.notAllowed}
                >
                  {together(row, column) ? '✓' : '–'}
                </span>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

type Expansion = (typeof EXPANSIONS)[number];

const together = (one: Expansion, other: Expansion): boolean =>
  EXPANSION_SETS.some((set: readonly Expansion[]) => set.includes(one) && set.includes(other));

/** The tables by name. */
export const TABLES = {
  wagons: WagonsTable,
  companies: CompaniesTable,
  combinations: CombinationsTable,
} as const satisfies Record<TableName, unknown>;
