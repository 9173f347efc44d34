/** The controls of a replay: to the start, back, play, on, to the end; where it is; how fast it goes. */

import { useTranslation } from '../page.tsx';
import { Choice } from '../widgets/choice.tsx';
import { Icon, type IconName } from '../widgets/icon.tsx';
import { momentText } from './replay-moment.tsx';
import { type ReplayPlayer, SPEEDS } from './replay-player.ts';

/** The controls of a player of moments. */
export function ReplayControls({ player }: { readonly player: ReplayPlayer }) {
  const { t } = useTranslation();
  const isPlaying = player.isPlaying.value;
  return (
    <section class="panel replay-controls" aria-label={t('replay.controls')}>
      <Position player={player} />
      <div class="replay-controls__buttons">
        <Control icon="first" label={t('replay.first')} onPress={() => player.go(0)} />
        <Control icon="back" label={t('replay.back')} onPress={() => player.step(-1)} />
        <button
          type="button"
          class="button button--primary replay-controls__play"
          onClick={() => player.toggle()}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
          {t(isPlaying ? 'replay.pause' : 'replay.play')}
        </button>
        <Control icon="forward" label={t('replay.forward')} onPress={() => player.step(1)} />
        <Control icon="last" label={t('replay.last')} onPress={() => player.go(player.last)} />
      </div>
      <SpeedChoice player={player} />
      <p class="hint replay-controls__keys">{t('replay.keys')}</p>
    </section>
  );
}

const Control = (props: {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}) => (
  <button type="button" class="button" aria-label={props.label} onClick={props.onPress}>
    <Icon name={props.icon} />
  </button>
);

function Position({ player }: { readonly player: ReplayPlayer }) {
  const { t } = useTranslation();
  return (
    <input
      class="slider"
      type="range"
      min={0}
      max={player.last}
      value={player.at.value}
      aria-label={t('replay.position')}
      aria-valuetext={momentText(t, player)}
      onInput={(event) => player.go(event.currentTarget.valueAsNumber)}
    />
  );
}

function SpeedChoice({ player }: { readonly player: ReplayPlayer }) {
  const { t } = useTranslation();
  return (
    <Choice
      label={t('replay.speed')}
      options={SPEEDS.map((value) => ({ value, label: t('replay.speedValue', { speed: value }) }))}
      value={player.speed.value}
      onChange={(speed) => player.setSpeed(speed)}
    />
  );
}
