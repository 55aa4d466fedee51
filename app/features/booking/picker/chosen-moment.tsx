import { interpolate } from '#app/platform/format/interpolate.ts';
import { placeOfZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import { calendarWords as words } from '../booking.content.ts';
import { describeSlot, type Slot, timeOf } from '../slots/slot.ts';

/** In which zone the times are, and how those of the shown zone stand to them, by one of them. */
export function ZoneNote({ slot, shown }: { slot: Slot | undefined; shown: string }) {
  if (!slot) return null;
  const visitorWords = slot.visitor ? words.visitorZoneNote : words.sameZoneNote;
  return (
    <p className="form-note">
      {shown === TORONTO
        ? words.zoneNote
        : interpolate(visitorWords, { time: timeOf(placeOfZone(shown)) })}
    </p>
  );
}

/** The chosen time in words, in both zones. */
export function Choice({ slot }: { slot: Slot }) {
  const { toronto, visitor } = describeSlot(slot);
  return (
    <p>
      {interpolate(words.choice, { moment: toronto })}{' '}
      {visitor && <strong>{interpolate(words.choiceVisitor, { moment: visitor })}</strong>}
    </p>
  );
}
