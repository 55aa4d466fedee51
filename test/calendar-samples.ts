/** A weekly meeting of one hour or less, one of whose instances was moved. Times: '20261201T100000'. */
export type MovedMeeting = {
  start: string;
  end: string;
  /** The original start of the moved instance, and its new times. */
  instance: string;
  movedStart: string;
  movedEnd: string;
};

/** A calendar as Google serves it under its secret address in iCal format. */
export function googleCalendar({ start, end, ...moved }: MovedMeeting): string {
  const zone = ';TZID=America/Toronto:';
  const event = (...lines: string[]) => [
    'BEGIN:VEVENT',
    ...lines,
    ...['DTSTAMP:20261001T000000Z', 'UID:4k2v9standup@google.com', 'SEQUENCE:1'],
    ...['STATUS:CONFIRMED', 'SUMMARY:Team meeting', 'TRANSP:OPAQUE', 'END:VEVENT'],
  ];
  return lines(
    ...['PRODID:-//Google Inc//Google Calendar 70.9054//EN', 'VERSION:2.0', 'CALSCALE:GREGORIAN'],
    ...['METHOD:PUBLISH', 'X-WR-CALNAME:Personal', 'X-WR-TIMEZONE:America/Toronto'],
    ...['BEGIN:VTIMEZONE', 'TZID:America/Toronto', 'X-LIC-LOCATION:America/Toronto'],
    ...rulesOfToronto(),
    ...event(`DTSTART${zone}${start}`, `DTEND${zone}${end}`, 'RRULE:FREQ=WEEKLY'),
    ...event(
      `DTSTART${zone}${moved.movedStart}`,
      `DTEND${zone}${moved.movedEnd}`,
      `RECURRENCE-ID${zone}${moved.instance}`,
    ),
  );
}

/** A calendar as Outlook publishes it: the zone has a Windows name. */
export function outlookCalendar({ start, end, ...moved }: MovedMeeting): string {
  const zone = ';TZID=Eastern Standard Time:';
  const event = (...lines: string[]) => [
    'BEGIN:VEVENT',
    ...lines,
    ...['UID:040000008200E00074C5B7101A82E008', 'SUMMARY:Busy', 'DTSTAMP:20261001T000000Z'],
    ...['CLASS:PUBLIC', 'PRIORITY:5', 'TRANSP:OPAQUE', 'STATUS:CONFIRMED', 'SEQUENCE:0'],
    ...['X-MICROSOFT-CDO-BUSYSTATUS:BUSY', 'X-MICROSOFT-CDO-IMPORTANCE:1', 'END:VEVENT'],
  ];
  return lines(
    ...['METHOD:PUBLISH', 'PRODID:Microsoft Exchange Server 2010', 'VERSION:2.0'],
    ...['X-WR-CALNAME:Calendar', 'BEGIN:VTIMEZONE', 'TZID:Eastern Standard Time'],
    ...rulesOfToronto(),
    ...event(`DTSTART${zone}${start}`, `DTEND${zone}${end}`, 'RRULE:FREQ=WEEKLY;INTERVAL=1'),
    ...event(
      `RECURRENCE-ID${zone}${moved.instance}`,
      `DTSTART${zone}${moved.movedStart}`,
      `DTEND${zone}${moved.movedEnd}`,
    ),
  );
}

function rulesOfToronto(): string[] {
  return [
    ...['BEGIN:STANDARD', 'DTSTART:16010101T020000', 'TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500'],
    ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11', 'END:STANDARD'],
    ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400'],
    ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
  ];
}

function lines(...content: string[]): string {
  return ['BEGIN:VCALENDAR', ...content, 'END:VCALENDAR', ''].join('\r\n');
}

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
  return lines(...events.flat());
}
