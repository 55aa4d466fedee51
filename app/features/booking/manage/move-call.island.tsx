import type { PostResult } from '#app/platform/forms/post-result.ts';
import { SubmissionStatus } from '#app/platform/forms/submission-status.tsx';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { Button } from '#app/ui/button.tsx';
import type { BookingWords } from '../booking.content.ts';
import { BookingWordsContext } from '../booking-words.ts';
import { SlotChoice } from '../picker/slot-choice.tsx';
import { lostSlotOf, SlotOffers } from '../picker/slot-offers.tsx';
import type { SlotView } from '../picker/slot-view.server.ts';
import { useZoneChoice, ZoneForm } from '../picker/zone-choice.tsx';

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
  const zone = useZoneChoice(view);
  const lost = lostSlotOf(result);
  const query = (more: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...(zone.chosen && { zone: zone.chosen }), ...more })}`;
  const here = query(view.date ? { date: view.date } : {});
  return (
    <BookingWordsContext value={words}>
      <form className="booking" method="post" action={here} aria-labelledby="move-title">
        <input type="hidden" name="intent" value="move" />
        <SlotChoice
          id="booking"
          kind={kind}
          view={view}
          chosen={{
            date: result?.values.appointmentDate ?? '',
            time: result?.values.appointmentTime ?? '',
          }}
          errors={result?.errors ?? {}}
          dayHref={query}
          zone={zone}
        />
        <Button type="submit">{submitLabel}</Button>
        {lost ? (
          <SlotOffers id="move" lost={lost} />
        ) : (
          <SubmissionStatus submission={{ state: 'idle' }} result={result} />
        )}
      </form>
      <ZoneForm id="booking" href={here} />
    </BookingWordsContext>
  );
}

export default defineIsland('move-call', MoveCall);
