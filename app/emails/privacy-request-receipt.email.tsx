import * as v from 'valibot';
import { useFacts } from '#app/facts/use-facts.ts';
import { defineEmail } from './email.ts';
import { EmailLayout, Paragraph } from './layout.tsx';

const schema = v.object({
  reference: v.string(),
  /** A long date: 'Sunday, December 20, 2026'. */
  answerBy: v.string(),
});

/**
 * To the address in a privacy request. Anybody can enter any address, so the email repeats nothing;
 * a reply from that address proves who made the request.
 */
export const privacyRequestReceipt = defineEmail({
  schema,
  audience: 'visitor',
  subject: ({ reference }) => `Your privacy request: please reply (reference ${reference})`,
  headers: () => ({ 'Auto-Submitted': 'auto-replied' }),
  Body: ({ props, context }) => {
    const { company } = useFacts();
    return (
      <EmailLayout
        context={context}
        preview="Please reply to this email, so that we know the address is yours."
        reason="You’re getting this because this address was entered in a privacy request on our site. If that wasn’t you, you can ignore this email: we won’t hand over, change or delete anything without your reply."
      >
        <Paragraph>We’ve received your request about your personal information.</Paragraph>
        <Paragraph>
          <strong>Please reply to this email.</strong> A short “yes, that was me” is enough. It
          shows us that the address is yours, so nobody else can see or delete your information.
        </Paragraph>
        <Paragraph>
          We’ll answer by {props.answerBy} (within 30 days), at no charge. If we need longer, we’ll
          tell you why before then. You may also complain to the Office of the Privacy Commissioner
          of Canada.
        </Paragraph>
        <Paragraph>
          Your reference number is <strong>{props.reference}</strong>. Questions? Call{' '}
          {company.phone.display}.
        </Paragraph>
      </EmailLayout>
    );
  },
  preview: { reference: '7K2P-M4QX', answerBy: 'Sunday, December 20, 2026' },
});
