/** The stations as buttons around the squares: pointing at one lights up its line. */
import { useComputed, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { placeOfStation } from '../../../common/rules/board.ts';
import { STATION_COUNT, STATIONS, type StationNumber } from '../../../common/rules/ids.ts';
import { cellOf } from '../../view/board/cells.ts';
import { lineReadout } from '../../view/table/lines-view.ts';
import { useText, useTranslation } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';
import { lineText } from '../texts/texts.ts';
import { useLighting } from './lighting.ts';

/** All 32 stations, one of them in the order of tabs. */
export function StationRing() {
  const { t } = useTranslation();
  const ring = useRef<HTMLFieldSetElement>(null);
  const tabStop = useSignal(1);
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (tabStop.value - 1 + step + STATION_COUNT) % STATION_COUNT;
    ring.current?.querySelectorAll('button').item(next).focus();
  };
  return (
    <fieldset ref={ring} class="stations" aria-label={t('game.stations')} onKeyDown={walk}>
      {STATIONS.map((station) => (
        <StationButton
          key={station}
          station={station}
          isTabStop={station === tabStop.value}
          onFocus={() => {
            tabStop.value = station;
          }}
        />
      ))}
    </fieldset>
  );
}

/** Stations count counter-clockwise. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: 1,
  ArrowUp: -1,
  ArrowRight: -1,
  ArrowDown: 1,
};

function StationButton(props: {
  readonly station: StationNumber;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
}) {
  const { snapshot, ui } = useGame();
  const { station } = props;
  const label = useText(({ t }) =>
    lineText(t, snapshot.value, lineReadout(snapshot.value, station)),
  );
  const isLit = useComputed(() => ui.value.litLine === station).value;
  const lighting = useLighting()(station);
  const { square, side } = placeOfStation(station);
  const { row, column } = cellOf(square);
  return (
    <button
      type="button"
      class="station"
      data-station={station}
      data-side={side}
      style={{ '--row': row, '--column': column }}
      aria-label={label}
      aria-pressed={isLit}
      tabIndex={props.isTabStop ? 0 : -1}
      onFocusCapture={props.onFocus}
      {...lighting}
    />
  );
}
