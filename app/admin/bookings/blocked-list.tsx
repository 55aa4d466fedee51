import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { bookingRulesWords } from './booking-rules.content.ts';
import './blocked-list.css';

const words = bookingRulesWords.blocked;

/** Blocked times, each with the number of calls that stay booked in it and a button to free it. */
export function BlockedList({
  blocks,
  week,
}: {
  blocks: readonly {
    key: string;
    when: string;
    reason: string;
    isReasonPublic: boolean;
    firstDay: string;
    calls: number;
  }[];
  /** A day of the week to return to. */
  week?: string;
}) {
  if (blocks.length === 0) return <p className="text-muted">{words.none}</p>;
  return (
    <ul className="ruled">
      {blocks.map((block) => (
        <li key={block.key} className="admin-between">
          <div>
            <b>{block.when}</b>
            {block.reason && (
              <p>
                {block.reason}
                {block.isReasonPublic && ` (${words.public})`}
              </p>
            )}
            {block.calls > 0 && (
              <p>
                <PageLink to={`/admin/bookings?view=week&week=${block.firstDay}`}>
                  {block.calls === 1
                    ? words.call
                    : interpolate(words.calls, { count: block.calls })}
                </PageLink>
              </p>
            )}
          </div>
          <Form method="post" action="/admin/booking-rules">
            <input type="hidden" name="key" value={block.key} />
            {week && <input type="hidden" name="week" value={week} />}
            <Button
              type="submit"
              name="intent"
              value="unblock"
              variant="quiet"
              small
              aria-label={`${words.unblock} ${block.when}`}
            >
              {words.unblock}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
