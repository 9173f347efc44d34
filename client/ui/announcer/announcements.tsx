/** Where the announcer's sentences are put for screen readers. */
import { usePage } from '../page.tsx';

/** The region is always there, and what comes into it is new each time: so it is read out. */
export function Announcements() {
  const { serial, news, answer } = usePage().announcer.utterance.value;
  return (
    <div class="visually-hidden" role="status" data-announcer="true">
      <div key={serial}>
        {news.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {answer.map((sentence) => (
          <p key={sentence} data-answer="true">
            {sentence}
          </p>
        ))}
      </div>
    </div>
  );
}
