import type { PostResult } from '#app/platform/forms/post-result.ts';
import { SubmissionStatus } from '#app/platform/forms/submission-status.tsx';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { Button } from '#app/ui/button.tsx';
import type { BookingWords } from '../booking.content.ts';
import { SlotChoice } from '../picker/slot-choice.tsx';
import { lostSlotOf, SlotOffers } from '../picker/slot-offers.tsx';
import type { SlotView } from '../picker/slot-view.server.ts';

type MoveCallProps = {
  words: BookingWords;
  submitLabel: string;
  /** The path of the secret link. */
  path: string;
  kind: string;
  view: SlotView;
  /** The result of a post that should have moved the call. */
  result: PostResult | undefined;
};

/** Moves the call by a post, with the days and times that visitors choose from. */
function MoveCall({ words, submitLabel, path, kind, view, result }: MoveCallProps) {
  const idle = { state: 'idle' } as const;
  const lost = lostSlotOf(idle, result);
  const hrefOf = (query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;
  return (
    <form
      className="booking"
      method="post"
      action={hrefOf(view.date ? { date: view.date } : {})}
      aria-labelledby="move-title"
    >
      <input type="hidden" name="intent" value="move" />
      <SlotChoice
        id="booking"
        words={words}
        kind={kind}
        view={view}
        typed={result?.values}
        errors={result?.errors ?? {}}
        hrefOf={hrefOf}
      />
      <Button type="submit">{submitLabel}</Button>
      {lost ? (
        <SlotOffers id="move" words={words.offers} lost={lost} />
      ) : (
        <SubmissionStatus submission={idle} result={result} />
      )}
    </form>
  );
}

export default defineIsland('move-call', MoveCall);
