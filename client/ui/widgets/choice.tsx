/** Choices in forms: one of a few, and on or off. */
import { useId } from 'preact/hooks';

/** A value that can be chosen. */
export interface ChoiceOption<Value> {
  readonly value: Value;
  readonly label: string;
  /** One that can't be chosen now keeps its place; the hint of the choice says why. */
  readonly isDisabled?: boolean;
}

/** One value of a few, each shown as a segment. */
export function Choice<Value extends string | number>(props: {
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset
      class="choice"
      aria-describedby={props.hint === undefined ? undefined : `${name}-hint`}
    >
      <legend>{props.label}</legend>
      <div class="choice__options">
        {props.options.map(({ value, label, isDisabled }) => (
          <label key={value} class="choice__option">
            <input
              type="radio"
              name={name}
              checked={value === props.value}
              disabled={isDisabled === true}
              onChange={() => props.onChange(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {props.hint !== undefined && (
        <p class="hint" id={`${name}-hint`}>
          {props.hint}
        </p>
      )}
    </fieldset>
  );
}

/** Something that is on or off. */
export function Switch(props: {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  /** A switch that can't be used now keeps its place; its hint says why. */
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  const hint = useId();
  return (
    <div class={props.isDisabled ? 'switch switch--disabled' : 'switch'}>
      <label>
        <input
          type="checkbox"
          checked={props.isOn}
          disabled={props.isDisabled === true}
          aria-describedby={hint}
          onChange={(event) => props.onChange(event.currentTarget.checked)}
        />
        <span>{props.label}</span>
      </label>
      <p class="hint" id={hint}>
        {props.hint}
      </p>
    </div>
  );
}
