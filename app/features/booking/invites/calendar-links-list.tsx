import type { SitePath } from '#app/content-types.ts';
import { helperWords as words } from '../booking.content.ts';
import { type CallForCalendar, calendarLinks } from './calendar-links.ts';

export type CallToAdd = CallForCalendar & {
  /** The path of the secret link and its .ics file. */
  managePath: SitePath;
};

/** Links that add a call to the visitor's calendar. */
export function CalendarLinksList({ call }: { call: CallToAdd }) {
  const links = calendarLinks(call);
  return (
    <ul className="calendar-links">
      {(['google', 'outlook', 'office365'] as const).map((service) => (
        <li key={service}>
          <a
            className="button button-secondary"
            href={links[service]}
            target="_blank"
            rel="noopener noreferrer"
          >
            {words[service]} <span className="sr-only">{words.newTab}</span>
          </a>
        </li>
      ))}
      <li>
        <a className="button button-secondary" href={`${call.managePath}/invite.ics`} download>
          {words.file}
        </a>
      </li>
    </ul>
  );
}
