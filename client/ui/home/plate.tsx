/** What stands on the large plates of the home screen. */
import { Icon, type IconName } from '../widgets/icon.tsx';

/** A way to play in two words, a line about it, and its pictogram. */
export const PlateWords = (props: {
  readonly icon: IconName;
  readonly name: string;
  readonly hint: string;
}) => (
  <>
    <Icon name={props.icon} />
    <span class="plate__words">
      <span class="plate__title">{props.name}</span> <span class="plate__hint">{props.hint}</span>
    </span>
  </>
);
