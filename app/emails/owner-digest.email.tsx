import * as v from 'valibot';
import { defineEmail } from './email.ts';
import { type EmailCountKey, findEmailCount } from './email-budget.queries.server.ts';
import { ActionLink, EmailLayout, Paragraph } from './layout.tsx';

const reason = 'You’re getting this email because you own the site.';

const schema = v.object({
  /** '9:00 AM Toronto time' */
  since: v.string(),
  /** How many notifications per hour are sent individually. */
  limit: v.number(),
  /** How many more there were in that hour; without `hour`, the final number. */
  count: v.number(),
  /** The hour by which they are counted, '2026-11-02T14' in UTC. Rows of older versions have none. */
  hour: v.optional(v.string()),
});

/** Under this name the notifications of each hour are counted. */
export function digestCount(hour: string): EmailCountKey {
  return { address: 'owner', network: '', day: hour };
}

/**
 * To the owner instead of many single notifications. Everything is in the inbox of the admin area.
 */
export const ownerDigest = defineEmail({
  schema,
  audience: 'owner',
  async load(db, props) {
    if (props.hour === undefined) return { kind: 'ready', props };
    const all = await findEmailCount(db, digestCount(props.hour));
    return { kind: 'ready', props: { ...props, count: Math.max(props.count, all - props.limit) } };
  },
  subject: ({ count }) =>
    count === 1
      ? '1 more message or call in the admin area'
      : `${count} more messages and calls in the admin area`,
  Body: ({ props, context }) => (
    <EmailLayout context={context} preview={`Since ${props.since}`} reason={reason}>
      <Paragraph>
        More than {props.limit} messages and calls came in within an hour. To keep your inbox
        usable, the site didn’t email you about {props.count} more that came in after {props.since}.
        They’re all in the admin area.
      </Paragraph>
      <ActionLink href={`${context.siteUrl}/admin/inbox`}>Open the inbox</ActionLink>
    </EmailLayout>
  ),
  preview: {
    since: '9:00 AM Toronto time',
    limit: 60,
    count: 12,
  },
});
