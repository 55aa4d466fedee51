import * as v from 'valibot';
import { company } from '#app/site.content.ts';
import { defineEmail } from './email.ts';
import { EmailLayout, Paragraph } from './layout.tsx';

const schema = v.object({
  reference: v.string(),
});

/**
 * To the visitor, whose address nobody has confirmed: fixed words and a reference only, so that the
 * form can't be used to send anybody somebody else's text.
 */
export const contactReceipt = defineEmail({
  schema,
  audience: 'visitor',
  subject: ({ reference }) => `We have your message (reference ${reference})`,
  headers: () => ({ 'Auto-Submitted': 'auto-replied' }),
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview={`Replies typically come ${company.replyPromise}.`}
      reason="Sent because this address was given in a form on our site. If that was not you, ignore this mail: nothing else will follow."
    >
      <Paragraph>Thank you for writing. Your message has arrived.</Paragraph>
      <Paragraph>
        Its reference is <strong>{props.reference}</strong>. Replies typically come{' '}
        {company.replyPromise}, from a person.
      </Paragraph>
      <Paragraph>If it is urgent, call {company.phone.display} and give the reference.</Paragraph>
    </EmailLayout>
  ),
  preview: { reference: '7K2P-M4QX' },
});
