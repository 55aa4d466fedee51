import { interpolate } from '#app/platform/format/interpolate.ts';
import { describeMoment, zoneNameAt } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import { calendarWords as words } from '../booking.content.ts';

/** In which zone the times are, by an example of them; and in the visitor's, if that differs. */
export function ZoneNote({
  at,
  visitorZone,
}: {
  at: string | undefined;
  visitorZone: string | undefined;
}) {
  if (!at) return null;
  const instant = new Date(at);
  const { visitor } = describeMoment(instant, visitorZone);
  return (
    <p className="form-note">
      {interpolate(words.zoneNote, { zone: zoneNameAt(instant, TORONTO) })}{' '}
      {visitor &&
        interpolate(words.visitorZoneNote, { place: visitor.place, zone: visitor.zoneName })}
    </p>
  );
}

/** The chosen time in words, in both zones. */
export function Choice({
  startsAt,
  visitorZone,
}: {
  startsAt: string;
  visitorZone: string | undefined;
}) {
  const { toronto, visitor } = describeMoment(new Date(startsAt), visitorZone);
  return (
    <p>
      {interpolate(words.choice, { moment: toronto.text })}{' '}
      {visitor && <strong>{interpolate(words.choiceVisitor, { moment: visitor.text })}</strong>}
    </p>
  );
}
