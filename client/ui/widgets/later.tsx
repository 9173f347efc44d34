/** Parts of the page whose code comes when they are first shown, or ahead of it while nothing else is done. */
import { signal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { once } from '../once.ts';

/** What stands in the place of a part that isn't there; `onRetry` where its code couldn't be had. */
export type Absent = FunctionComponent<{ readonly onRetry?: () => void }>;

/** A component that may not be there yet. */
export interface Later<Props> {
  (props: Props): JSX.Element;
  /** Fetches its code ahead. Never rejects: that it can't be had is told where it is shown. */
  fetch(): Promise<void>;
}

/** Makes a component of one that `load` imports; once that has come, it is shown at once. */
export function later<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Absent: Absent,
): Later<Props> {
  const code = signal<FunctionComponent<Props> | 'failed' | undefined>(undefined);
  const loaded = once(load);
  const fetch = () =>
    loaded().then(
      (component) => {
        code.value = component;
      },
      () => {
        code.value = 'failed';
      },
    );
  const retry = () => {
    code.value = undefined;
    void fetch();
  };
  const Part = (props: Props) => {
    const Component = code.value;
    useEffect(() => void fetch(), []);
    if (Component === undefined) return <Absent />;
    if (Component === 'failed') return <Absent onRetry={retry} />;
    return <Component {...props} />;
  };
  return Object.assign(Part, { fetch });
}
