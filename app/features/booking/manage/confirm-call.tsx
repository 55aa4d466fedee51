import { interpolate } from '#app/platform/format/interpolate.ts';
import type { PostResult } from '#app/platform/forms/post-result.ts';
import { SubmissionStatus } from '#app/platform/forms/submission-status.tsx';
import { describeInZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import { Button } from '#app/ui/button.tsx';
import { managePage as words } from './manage.content.ts';

/** Explains that a call must be confirmed. The form needs the key from the emailed link. */
export function ConfirmCall({
  path,
  state,
  until,
  confirmKey,
  call,
  emailNotice,
  result,
}: {
  path: string;
  state: 'held' | 'unconfirmed' | 'expired';
  /** Until when its time is kept, in ISO. */
  until: string | null;
  confirmKey: string | undefined;
  call: { startsAt: string; moment: string };
  /** Replaces the words about the email while it can’t be sent. */
  emailNotice: string | undefined;
  result: PostResult | undefined;
}) {
  const { time } = describeInZone(new Date(until ?? call.startsAt), TORONTO);
  const texts = {
    held: { here: words.heldHere, inEmail: emailNotice ?? words.heldText },
    unconfirmed: { here: words.unconfirmedHere, inEmail: emailNotice ?? words.unconfirmedText },
    expired: { here: words.expiredHere, inEmail: words.expiredText },
  };
  const text = texts[state][confirmKey ? 'here' : 'inEmail'];
  return (
    <section className="wrap booking-page" aria-labelledby="confirm-title">
      {/* Where there is nothing to press, or the page has this title, it only names the section. */}
      <h2 id="confirm-title" className={state !== 'expired' || !confirmKey ? 'sr-only' : undefined}>
        {words.confirmTitle}
      </h2>
      <p className="lead">
        {interpolate(text, { until: `${time} Toronto time`, moment: call.moment })}
      </p>
      {confirmKey && (
        <form
          className="form"
          method="post"
          action={`${path}?confirm=${encodeURIComponent(confirmKey)}`}
          aria-labelledby="confirm-title"
        >
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="key" value={confirmKey} />
          <Button type="submit">{words.confirmSubmit}</Button>
        </form>
      )}
      <SubmissionStatus submission={{ state: 'idle' }} result={result} />
    </section>
  );
}
