/** One of several values, as the browser's own list. */
import { useId } from 'preact/hooks';

/** A choice that takes little room; values are told apart by their place. */
export function Select<Value extends string | number | boolean | undefined>(props: {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  const id = useId();
  const { options } = props;
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <select
        id={id}
        class="input select"
        value={options.findIndex(({ value }) => value === props.value)}
        onChange={(event) => {
          const chosen = options[event.currentTarget.selectedIndex];
          if (chosen !== undefined) props.onChange(chosen.value);
        }}
      >
        {options.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
