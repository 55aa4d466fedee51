import * as v from 'valibot';
import { defineEmail } from './email.ts';
import { EmailLayout, Paragraph } from './layout.tsx';

const schema = v.object({
  to: v.string(),
  subject: v.string(),
  message: v.string(),
});

/** Sent from the settings page to test one way of sending. */
export const testMail = defineEmail({
  schema,
  audience: 'owner',
  isFromPerson: true,
  subject: ({ subject }) => subject,
  emailService: ({ to, subject, message }, settings, facts) => {
    const { company } = facts;
    return {
      template: 'contact',
      params: {
        from_name: company.name,
        from_email: settings.from,
        to_email: to,
        subject,
        message,
      },
    };
  },
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview={props.message.slice(0, 90)}
      reason="Sent from the email settings of your site to check that email works."
    >
      {props.message
        .split(/\n{2,}/)
        .filter((text) => text.trim())
        .map((text) => (
          <Paragraph key={text}>{text}</Paragraph>
        ))}
    </EmailLayout>
  ),
  preview: {
    to: 'owner@example.com',
    subject: 'Test email from your website',
    message: 'If you can read this, your website can send email.',
  },
});
