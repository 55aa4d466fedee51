import * as v from 'valibot';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Paragraph } from './layout.tsx';

const schema = v.object({
  what: v.picklist(['message', 'call']),
  /** Who wrote it or booked it. */
  from: v.string(),
  /** Who assigned it; empty for an owner without a name. */
  by: v.string(),
  /** The path of its page in the admin area. */
  path: v.string(),
});

/** To the member of the team to whom a message or a call was assigned, if they want it. */
export const teamAssigned = defineEmail({
  schema,
  audience: 'owner',
  subject: ({ what, from }) =>
    `Assigned to you: the ${what} ${what === 'call' ? 'with' : 'from'} ${from}`,
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview={`Assigned by ${props.by || 'the owner'}.`}
      reason="You’re getting this because your settings ask for an email when something is assigned to you. You can turn it off under Security."
    >
      <Paragraph>
        {props.by || 'The owner'} assigned the {props.what}{' '}
        {props.what === 'call' ? 'with' : 'from'} {props.from} to you.
      </Paragraph>
      <ActionLink href={context.siteUrl + props.path}>Open the {props.what}</ActionLink>
    </EmailLayout>
  ),
  preview: {
    what: 'message',
    from: 'Kim Baker',
    by: 'Sam Lee',
    path: '/admin/inbox/sample-message',
  },
});
