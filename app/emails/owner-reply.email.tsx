import * as v from 'valibot';
import { defineEmail } from './email.ts';
import { EmailLayout, Fact, Lines, Paragraph } from './layout.tsx';

const ABOUT = { message: 'your message', request: 'your request', result: 'your tool result' };

const schema = v.object({
  reference: v.string(),
  /** What is being answered. Replies queued by older versions don't say. */
  about: v.optional(v.picklist(['message', 'request', 'result']), 'message'),
  subject: v.string(),
  message: v.string(),
  /** The message being answered; empty if the reply doesn't quote one. */
  quoted: v.string(),
});

/** The owner's message to a visitor, written in the inbox. Replies go directly to the owner. */
export const ownerReply = defineEmail({
  schema,
  audience: 'visitor',
  isFromPerson: true,
  subject: ({ subject }) => subject,
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview={props.message.slice(0, 90)}
      reason={`This is our reply to ${ABOUT[props.about]} ${props.reference}. You can reply to this email.`}
    >
      {props.message
        .split(/\n{2,}/)
        .filter((text) => text.trim())
        .map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move, and may repeat
          <Paragraph key={at}>
            <Lines text={text.trim()} />
          </Paragraph>
        ))}
      {props.quoted && <Fact label="You wrote">{props.quoted}</Fact>}
    </EmailLayout>
  ),
  preview: {
    reference: '7K2P-M4QX',
    about: 'message',
    subject: 'Re: your message',
    message: 'Yes, we can help with that.\n\nCan we talk on Thursday?',
    quoted:
      'We retype forty orders a day from emails into our point of sale.\nCan you help us stop?',
  },
});
