import { interpolate } from '#app/platform/format/interpolate.ts';
import type { PostResult } from '#app/platform/forms/post-result.ts';
import { SubmissionStatus } from '#app/platform/forms/submission-status.tsx';
import { describeInZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import { Button } from '#app/ui/button.tsx';
import { managePage as words } from './manage.content.ts';

/** Explains that a held call must be confirmed. The form needs the key from the emailed link. */
export function ConfirmCall({
  path,
  state,
  hold,
  call,
  emailNotice,
  result,
}: {
  path: string;
  state: keyof typeof words.titles;
  hold: { until: string | null; key: string | undefined } | undefined;
  call: { startsAt: string; moment: string };
  /** Replaces the words about the email while it can’t be sent. */
  emailNotice: string | undefined;
  result: PostResult | undefined;
}) {
  if (!hold) return null;
  const until = `${describeInZone(new Date(hold.until ?? call.startsAt), TORONTO).time} Toronto time`;
  const text =
    state === 'held'
      ? hold.key
        ? words.heldHere
        : (emailNotice ?? words.heldText)
      : hold.key
        ? words.expiredHere
        : words.expiredText;
  return (
    <section className="wrap booking-page" aria-labelledby="confirm-title">
      {/* Where there is nothing to press, or the page has this title, it only names the section. */}
      <h2 id="confirm-title" className={state === 'held' || !hold.key ? 'sr-only' : undefined}>
        {words.confirmTitle}
      </h2>
      <p className="lead">{interpolate(text, { until, moment: call.moment })}</p>
      {hold.key && (
        <form
          className="form"
          method="post"
          action={`${path}?confirm=${encodeURIComponent(hold.key)}`}
          aria-labelledby="confirm-title"
        >
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="key" value={hold.key} />
          <Button type="submit">{words.confirmSubmit}</Button>
        </form>
      )}
      <SubmissionStatus submission={{ state: 'idle' }} result={result} />
    </section>
  );
}
