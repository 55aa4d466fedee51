import * as v from 'valibot';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, FooterLink, Paragraph } from './layout.tsx';

const schema = v.object({
  signupId: v.string(),
  itemTitle: v.string(),
  /** Path of the item's page. */
  itemPath: v.string(),
  /** The list, as the suppression list knows it. */
  list: v.string(),
});

/** The one mail that somebody on a waitlist was promised. */
export const waitlistNotice = defineEmail({
  schema,
  audience: 'visitor',
  subject: ({ itemTitle }) => `Ready: ${itemTitle}`,
  suppressedBy: ({ list }) => ['all', list],
  bulkEntry: ({ signupId }) => signupId,
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview={`“${props.itemTitle}” is ready.`}
      reason="You get this because you confirmed your place on the waitlist. It is the only mail of this list: your entry ends with it."
      footer={
        <FooterLink href={context.secretLink('/waitlist/leave/', props.signupId)}>
          Leave this list
        </FooterLink>
      }
    >
      <Paragraph>
        “{props.itemTitle}” is ready. You asked us to tell you, and this is the one mail about it.
      </Paragraph>
      <ActionLink href={context.siteUrl + props.itemPath}>Take me there</ActionLink>
    </EmailLayout>
  ),
  preview: {
    signupId: 'sample-signup',
    itemTitle: 'AI Tools Quick Start',
    itemPath: '/courses/ai-tools-quick-start',
    list: 'waitlist:course:ai-tools-quick-start',
  },
});
