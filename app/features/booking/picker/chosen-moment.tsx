import { interpolate } from '#app/platform/format/interpolate.ts';
import { type Clocks, describeMomentBy } from '#app/platform/time/zone-clock.ts';
import { calendarWords as words } from '../booking.content.ts';

/** In which zone the times are, by an example of them; and in the visitor's, if that differs. */
export function ZoneNote({ at, clocks }: { at: string | undefined; clocks: Clocks }) {
  if (!at) return null;
  const { toronto, visitor } = describeMomentBy(new Date(at), clocks);
  return (
    <p className="form-note">
      {interpolate(words.zoneNote, { zone: toronto.zoneName })}{' '}
      {visitor &&
        interpolate(words.visitorZoneNote, { place: visitor.place, zone: visitor.zoneName })}
    </p>
  );
}

/** The chosen time in words, in both zones. */
export function Choice({ startsAt, clocks }: { startsAt: string; clocks: Clocks }) {
  const { toronto, visitor } = describeMomentBy(new Date(startsAt), clocks);
  return (
    <p>
      {interpolate(words.choice, { moment: toronto.text })}{' '}
      {visitor && <strong>{interpolate(words.choiceVisitor, { moment: visitor.text })}</strong>}
    </p>
  );
}
