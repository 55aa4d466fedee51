import * as v from 'valibot';
import { useFacts } from '#app/facts/use-facts.ts';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Paragraph } from './layout.tsx';

const schema = v.object({
  /** The id of the link, from which its token is derived. */
  linkId: v.string(),
  purpose: v.picklist(['invitation', 'new-password']),
  name: v.string(),
  /** Who invited them; empty for an owner without a name. */
  by: v.string(),
});

/** To a member of the team: a link with which they choose a password. */
export const teamLink = defineEmail({
  schema,
  audience: 'owner',
  subject: ({ purpose }, { facts }) =>
    purpose === 'invitation'
      ? `You’re invited to join the team at ${facts.company.name}`
      : 'Choose a new password',
  Body: ({ props, context }) => {
    const { company } = useFacts();
    return props.purpose === 'invitation' ? (
      <EmailLayout
        context={context}
        preview="Choose a password within three days."
        reason="You’re getting this because you were invited to work in the admin area of this site."
      >
        <Paragraph>Hello {props.name},</Paragraph>
        <Paragraph>
          {props.by || 'The owner'} invited you to the admin area of {company.name}. Choose a
          password to join:
        </Paragraph>
        <ActionLink href={context.secretLink('/admin/password/', props.linkId)}>
          Choose my password
        </ActionLink>
        <Paragraph>The link works once and expires after three days.</Paragraph>
      </EmailLayout>
    ) : (
      <EmailLayout
        context={context}
        preview="The link works once and expires after 30 minutes."
        reason="You’re getting this because someone requested a new password on this site’s login page. If that wasn’t you, you can ignore this email: your password stays as it is."
      >
        <Paragraph>Hello {props.name},</Paragraph>
        <Paragraph>Choose a new password for the admin area:</Paragraph>
        <ActionLink href={context.secretLink('/admin/password/', props.linkId)}>
          Choose a new password
        </ActionLink>
        <Paragraph>The link works once and expires after 30 minutes.</Paragraph>
      </EmailLayout>
    );
  },
  preview: { linkId: 'sample-link', purpose: 'invitation', name: 'Kim Baker', by: 'Sam Lee' },
});
