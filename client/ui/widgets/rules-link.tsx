/** A way to the rules, which are pages of their own. */
import type { ComponentChildren } from 'preact';
import { pathInOrigin } from '../../site/site.ts';
import { type RulesSection, rulesAddress } from '../../view/rules-address.ts';
import { useTranslation } from '../page.tsx';

/** Opens in a tab of its own: what is going on here stays. */
export function RulesLink(props: {
  readonly section?: RulesSection;
  readonly class?: string;
  readonly children: ComponentChildren;
}) {
  const { language } = useTranslation();
  return (
    <a
      class={props.class}
      href={pathInOrigin(rulesAddress(language, props.section))}
      target="_blank"
      rel="noopener"
    >
      {props.children}
    </a>
  );
}
