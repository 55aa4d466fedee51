import { Button } from '#app/ui/button.tsx';
import { earlierSection as words } from './earlier.content.ts';

/** On the page of a booked call: lets the visitor ask for an earlier time. */
export function EarlierTimes({
  path,
  isWaiting,
  canEmail,
}: {
  path: string;
  isWaiting: boolean;
  canEmail: boolean;
}) {
  const text = canEmail
    ? { ask: words.text, waiting: words.waiting }
    : { ask: words.textWithoutEmail, waiting: words.waitingWithoutEmail };
  return (
    <section className="wrap booking-page" id="earlier" aria-labelledby="earlier-title">
      <h2 id="earlier-title">{words.title}</h2>
      <p className="lead">{isWaiting ? text.waiting : text.ask}</p>
      <form className="form" method="post" action={path} aria-labelledby="earlier-title">
        <Button
          type="submit"
          name="intent"
          value={isWaiting ? 'stop-earlier' : 'earlier'}
          variant="secondary"
        >
          {isWaiting ? words.stop : words.ask}
        </Button>
      </form>
    </section>
  );
}
