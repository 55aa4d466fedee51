import * as v from 'valibot';
import { company } from '#app/site.content.ts';
import { defineEmail } from './email.ts';
import { EmailLayout, Paragraph } from './layout.tsx';

const schema = v.object({
  reference: v.string(),
  /** A long date: 'Sunday, December 20, 2026'. */
  answerBy: v.string(),
});

/**
 * To the address named in a privacy request. Anybody can type it in: nothing is repeated, and the
 * reply is what shows that the request is its owner's.
 */
export const privacyRequestReceipt = defineEmail({
  schema,
  audience: 'visitor',
  subject: ({ reference }) => `Your privacy request: please reply (reference ${reference})`,
  headers: () => ({ 'Auto-Submitted': 'auto-replied' }),
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview="Reply to this mail, so that we know that the address is yours."
      reason="Sent because this address was given in a privacy request on our site. If that was not you, ignore this mail: we hand over, change and delete nothing without your reply."
    >
      <Paragraph>Your request about your personal information has arrived.</Paragraph>
      <Paragraph>
        <strong>Please reply to this mail.</strong> A short “yes, that was me” is enough. It shows
        us that the address is yours, and nobody else gets or deletes what is yours.
      </Paragraph>
      <Paragraph>
        You have our answer by {props.answerBy}, within 30 days. If we need longer, we tell you why
        before then, and you may complain to the Office of the Privacy Commissioner of Canada. There
        is no charge.
      </Paragraph>
      <Paragraph>
        The reference is <strong>{props.reference}</strong>. Questions: {company.phone.display}.
      </Paragraph>
    </EmailLayout>
  ),
  preview: { reference: '7K2P-M4QX', answerBy: 'Sunday, December 20, 2026' },
});
