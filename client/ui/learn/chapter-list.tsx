/** The chapters of the lesson, and which of them were gone through. */
import { useId } from 'preact/hooks';
import { BASE_CHAPTERS, type ChapterName, MORE_CHAPTERS } from '../../view/lesson/chapter-names.ts';
import { useApp } from '../page.tsx';
import { RouteLink } from '../widgets/route-link.tsx';
import type { LessonTexts } from './lesson-texts.ts';

interface ListProps {
  readonly texts: LessonTexts;
  readonly current: ChapterName;
}

/** Any chapter can be opened at any time. */
export function ChapterList({ texts, current }: ListProps) {
  const heading = useId();
  return (
    <nav class="panel chapters" aria-labelledby={heading}>
      <h2 id={heading} class="panel__heading">
        {texts.chapters}
      </h2>
      <ol class="chapters__list">
        {BASE_CHAPTERS.map((chapter) => (
          <ChapterItem key={chapter} {...{ texts, current, chapter }} />
        ))}
      </ol>
      <h3 class="chapters__more">{texts.more}</h3>
      <ul class="chapters__list">
        {MORE_CHAPTERS.map((chapter) => (
          <ChapterItem key={chapter} {...{ texts, current, chapter }} />
        ))}
      </ul>
    </nav>
  );
}

function ChapterItem({ texts, current, chapter }: ListProps & { readonly chapter: ChapterName }) {
  const { learning } = useApp();
  const isDone = learning.value.done.includes(chapter);
  return (
    <li data-current={chapter === current}>
      <RouteLink class="chapters__link" to={{ type: 'learn', chapter }}>
        {texts.steps[chapter].title}
        {isDone && (
          <span class="chapters__done" role="img" aria-label={texts.isDone}>
            ✓
          </span>
        )}
      </RouteLink>
    </li>
  );
}
