/** That a day's deal was made before the day, for those who want to check it. */
import type { DayProps } from './day-texts.ts';

/** Folded away: what can be checked, and by what. */
export function DayProof({ day: { commitment, tomorrow, seed }, texts }: DayProps) {
  const facts = [
    { name: texts.commitment, value: commitment },
    ...(seed === undefined ? [] : [{ name: texts.seed, value: seed }]),
    ...(tomorrow === undefined ? [] : [{ name: texts.tomorrow, value: tomorrow.commitment }]),
  ];
  return (
    <details class="panel fold">
      <summary>{texts.proof}</summary>
      <div class="fold__content">
        <p class="hint">{texts.proofToday}</p>
        <dl class="day__proof">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
