import * as v from 'valibot';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, FooterLink, Paragraph } from './layout.tsx';
import { itemAtStart, itemInSubject, waitlistItemSchema } from './waitlist-item.ts';

const schema = v.object({
  signupId: v.string(),
  ...waitlistItemSchema,
  /** Where the item can be found: an absolute URL, or a path of the site. */
  itemPath: v.string(),
  /** The list, as named in the suppression list. */
  list: v.string(),
});

/**
 * The one email that everybody on a waitlist was promised, as earlier releases queued it: now it is
 * an issue that goes to the waitlist. It stays until none of these can wait any more.
 */
export const waitlistNotice = defineEmail({
  schema,
  audience: 'visitor',
  subject: (props) => `Ready: ${itemInSubject(props)}`,
  suppressedBy: ({ list }) => ['all', list],
  bulkEntry: ({ signupId }) => signupId,
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview={`${itemAtStart(props)} is ready.`}
      reason="You’re getting this because you confirmed your place on the waitlist. You won’t get any more emails about this."
      footer={
        <FooterLink href={context.secretLink('/waitlist/leave/', props.signupId)}>
          Unsubscribe
        </FooterLink>
      }
    >
      <Paragraph>
        {itemAtStart(props)} is ready. You asked us to let you know, and this is the only email
        we’ll send about it.
      </Paragraph>
      <ActionLink href={new URL(props.itemPath, context.siteUrl).href}>See it now</ActionLink>
    </EmailLayout>
  ),
  preview: {
    signupId: 'sample-signup',
    itemTitle: 'AI Tools Quick Start',
    itemPath: 'https://www.example.com/get/ai-tools-quick-start',
    list: 'waitlist:course:ai-tools-quick-start',
  },
});
