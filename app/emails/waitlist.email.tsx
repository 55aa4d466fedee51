import * as v from 'valibot';
import { upperFirst } from '#app/platform/format/first-letter.ts';
import { defineEmail } from './email.ts';
import { ActionLink, Code, EmailLayout, FooterLink, Paragraph } from './layout.tsx';

/** How the emails of a waitlist name its item. */
const waitlistItemSchema = {
  /** From our catalogue, never from a form. */
  itemTitle: v.string(),
  /** In place of a title, in the middle of a sentence: "our next course". */
  itemWords: v.optional(v.string()),
};

type NamedItem = { itemTitle: string; itemWords?: string | undefined };

/** The item in a subject. */
function itemInSubject({ itemTitle, itemWords }: NamedItem): string {
  return itemWords ?? itemTitle;
}

/** The item in a sentence: a title has quotation marks. */
function itemInText({ itemTitle, itemWords }: NamedItem): string {
  return itemWords ?? `“${itemTitle}”`;
}

/** The item at the start of a sentence. */
function itemAtStart(item: NamedItem): string {
  return upperFirst(itemInText(item));
}

const confirmSchema = v.object({
  signupId: v.string(),
  confirmationId: v.string(),
  ...waitlistItemSchema,
});

/** To an unconfirmed address: fixed words, a link and a code. */
export const waitlistConfirm = defineEmail({
  schema: confirmSchema,
  audience: 'visitor',
  subject: (props, { code }) =>
    `${code(props.confirmationId)} is your code: confirm your place on the waitlist for ${itemInSubject(props)}`,
  suppressedBy: () => ['all'],
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview="Enter the code or use the link to confirm. Otherwise, nothing happens."
      reason="You’re getting this because this address was entered in a waitlist form on our site. If that wasn’t you, you can ignore this email: unless it’s confirmed, we delete the address."
      footer={
        <FooterLink href={context.secretLink('/waitlist/leave/', props.signupId)}>
          Stop these emails
        </FooterLink>
      }
    >
      <Paragraph>
        Someone, probably you, asked us to email this address when {itemInText(props)} is ready. To
        confirm, enter this code where you joined:
      </Paragraph>
      <Code>{context.code(props.confirmationId)}</Code>
      <Paragraph>Or open this page and use the button there:</Paragraph>
      <ActionLink href={context.secretLink('/waitlist/confirm/', props.confirmationId)}>
        Confirm my place
      </ActionLink>
      <Paragraph>The code and the link work for seven days.</Paragraph>
    </EmailLayout>
  ),
  preview: {
    signupId: 'sample-signup',
    confirmationId: 'sample-confirmation',
    itemTitle: 'AI Tools Quick Start',
  },
});

const alreadySchema = v.object({
  signupId: v.string(),
  ...waitlistItemSchema,
});

/** To a person on a waitlist whose address was entered in its form again; at most once a month. */
export const waitlistAlready = defineEmail({
  schema: alreadySchema,
  audience: 'visitor',
  subject: (props) => `You’re already on the waitlist for ${itemInSubject(props)}`,
  suppressedBy: () => ['all'],
  headers: () => ({ 'Auto-Submitted': 'auto-replied' }),
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview="There’s nothing to confirm: you already have a place."
      reason="You’re getting this because this address was entered in a waitlist form on our site again. We send this reminder once a month at most."
      footer={
        <FooterLink href={context.secretLink('/waitlist/leave/', props.signupId)}>
          Leave this list
        </FooterLink>
      }
    >
      <Paragraph>
        Someone, probably you, joined the waitlist for {itemInText(props)} with this address. It’s
        already on the list, so there’s nothing to confirm. We’ll email you once, as promised.
      </Paragraph>
    </EmailLayout>
  ),
  preview: { signupId: 'sample-signup', itemTitle: 'AI Tools Quick Start' },
});

const noticeSchema = v.object({
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
  schema: noticeSchema,
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
