import * as v from 'valibot';
import { daysOffNote } from '#app/facts/reply-days.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { defineEmail } from './email.ts';
import { EmailLayout, Paragraph } from './layout.tsx';

const schema = v.object({
  reference: v.string(),
});

/**
 * To the visitor, at an unconfirmed address: fixed words and a reference only, so that the form
 * can't be used to send text to somebody else.
 */
export const contactReceipt = defineEmail({
  schema,
  audience: 'visitor',
  ownSentence: 'contactReceipt',
  subject: ({ reference }) => `We have your message (reference ${reference})`,
  headers: () => ({ 'Auto-Submitted': 'auto-replied' }),
  Body: ({ props, context }) => {
    const facts = useFacts();
    const { company } = facts;
    return (
      <EmailLayout
        context={context}
        preview={`Replies typically come ${company.replyPromise}.`}
        reason="You’re getting this because this address was entered in a form on our site. If that wasn’t you, reply and tell us, and we won’t write to you again."
      >
        <Paragraph>Thanks for getting in touch. We have your message.</Paragraph>
        <Paragraph>
          Your reference number is <strong>{props.reference}</strong>. Replies typically come{' '}
          {company.replyPromise}, and a person writes them. {daysOffNote(facts, 'wrote')}
        </Paragraph>
        <Paragraph>
          If it’s urgent, call {company.phone.display} and mention your reference number.
        </Paragraph>
      </EmailLayout>
    );
  },
  preview: { reference: '7K2P-M4QX' },
});
