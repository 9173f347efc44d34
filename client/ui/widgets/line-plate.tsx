/** Where a line starts, as a small enamel plate: a station's number, or a space of the central station. */
import type { LineName } from '../../view/board/line-name.ts';
import { useTranslation } from '../page.tsx';
import { lineNameText } from '../texts/texts.ts';

/** The plate; read out with what it stands for. */
export function LinePlate({ name }: { readonly name: LineName }) {
  const { t } = useTranslation();
  return (
    <span class="plate">
      <span class="visually-hidden">{lineNameText(t, name)}</span>
      <span aria-hidden="true">{name}</span>
    </span>
  );
}
