import * as v from 'valibot';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Paragraph } from './layout.tsx';

const schema = v.object({
  /** What the owner calls the calendar. */
  name: v.string(),
  /** Why it can't be read; unset once it can be read again. */
  problem: v.optional(v.string()),
  /** When it could last be read. */
  readAt: v.optional(v.string()),
});

/** To the owner, once when a calendar has failed for a while and once when it works again. */
export const calendarStatus = defineEmail({
  schema,
  audience: 'owner',
  subject: ({ name, problem }) =>
    problem ? `Your calendar “${name}” can’t be read` : `Your calendar “${name}” works again`,
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview={props.problem ?? 'Its busy times are up to date'}
      reason="You’re getting this email because you own the site."
    >
      {props.problem ? (
        <>
          <Paragraph>{props.problem}</Paragraph>
          <Paragraph>
            {props.readAt
              ? `The busy times last read on ${props.readAt} still apply, but events added since then may be missing: visitors could book a call while you’re busy.`
              : 'Its busy times aren’t known: visitors could book a call while you’re busy.'}
          </Paragraph>
        </>
      ) : (
        <Paragraph>
          Its busy times are up to date, and visitors can’t book while it says you’re busy.
        </Paragraph>
      )}
      <ActionLink href={`${context.siteUrl}/admin/booking-rules#calendars`}>
        Open connected calendars
      </ActionLink>
    </EmailLayout>
  ),
  preview: {
    name: 'Personal',
    problem: 'The calendar returned an error (500).',
    readAt: 'Monday, November 2, 2026 at 10:00 AM Toronto time (Eastern Standard Time)',
  },
});
