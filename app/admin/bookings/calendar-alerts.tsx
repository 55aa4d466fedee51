import { interpolate } from '#app/platform/format/interpolate.ts';
import { Alert } from '#app/ui/alert.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { shortMoment } from '../shell/admin-page.tsx';
import { calendarsWords } from './calendars.content.ts';

const words = calendarsWords.alert;

/** Warnings about connected calendars that can't be read at the moment. */
export function CalendarAlerts({
  problems,
}: {
  problems: readonly { id: string; name: string; problem: string; readAt: string | null }[];
}) {
  return problems.map(({ id, name, problem, readAt }) => (
    <Alert key={id} tone="warn" title={interpolate(words.title, { name })}>
      <p>
        {readAt
          ? interpolate(words.text, { problem, moment: shortMoment(readAt) })
          : interpolate(words.unread, { problem })}{' '}
        <PageLink to="/admin/calendars">{words.open}</PageLink>
      </p>
    </Alert>
  ));
}
