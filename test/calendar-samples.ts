/** A calendar that takes longer to read than any test waits: rules that fit no day, all counted. */
export function slowCalendar(): string {
  const events = Array.from({ length: 500 }, (_, at) => [
    'BEGIN:VEVENT',
    `UID:${at}`,
    'DTSTART:19000105T140000Z',
    'DURATION:PT1H',
    'RRULE:FREQ=SECONDLY;COUNT=90000;BYMONTH=2;BYMONTHDAY=30',
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
}
