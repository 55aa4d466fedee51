import * as v from 'valibot';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Fact, Paragraph } from './layout.tsx';

const schema = v.object({
  /** Missing in emails that were queued by an earlier version. */
  id: v.optional(v.string()),
  reference: v.string(),
  /** Somebody only had a tool's result sent to them. */
  isToolResult: v.optional(v.boolean()),
  /** What the owner calls this form: "Contact page", "Launch offer". */
  formName: v.string(),
  /** The email address if the form doesn't ask for a name. */
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  company: v.string(),
  message: v.string(),
  /** Further answers in the order of the form. */
  details: v.record(v.string(), v.string()),
  page: v.string(),
  receivedAt: v.string(),
});

/** To the owner, for every message: all answers, and Reply-To set to the visitor. */
export const contactNotification = defineEmail({
  schema,
  audience: 'owner',
  subject: ({ formName, name, reference }) => `${formName}: ${name} (${reference})`,
  replyTo: ({ email }) => email,
  emailService: (props, settings) => ({
    template: 'contact',
    params: {
      from_name: props.name,
      from_email: props.email,
      phone: props.phone || 'Not provided',
      message: props.message,
      to_email: settings.to,
    },
  }),
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview={props.message.slice(0, 90) || `${props.formName} from ${props.name}`}
      reason={`You’re getting this because someone filled in a form on your site. Reference ${props.reference}.`}
    >
      <Paragraph>
        {props.isToolResult
          ? 'Someone asked for a tool’s result by email.'
          : 'You have a new message.'}{' '}
        Reply to this email to answer the visitor directly.
      </Paragraph>
      {props.id && (
        <ActionLink href={`${context.siteUrl}/admin/inbox/${props.id}`}>
          Open it in your inbox
        </ActionLink>
      )}
      <Fact label="Form">{props.formName}</Fact>
      {props.name !== props.email && <Fact label="Name">{props.name}</Fact>}
      <Fact label="Email">{props.email}</Fact>
      {props.phone && <Fact label="Phone">{props.phone}</Fact>}
      {props.company && <Fact label="Company">{props.company}</Fact>}
      {Object.entries(props.details).map(([label, text]) => (
        <Fact key={label} label={label}>
          {text}
        </Fact>
      ))}
      {props.message && <Fact label="Message">{props.message}</Fact>}
      {props.page && <Fact label="Sent from page">{props.page}</Fact>}
      <Fact label="Received">{props.receivedAt}</Fact>
    </EmailLayout>
  ),
  preview: {
    id: '01JC8ZQ4M2T6V8X0A1B2C3D4E5',
    reference: '7K2P-M4QX',
    formName: 'Contact page',
    name: 'Sample Visitor',
    email: 'visitor@example.com',
    phone: '(289) 555-0177',
    company: 'Sample Bakery',
    message:
      'We retype forty orders a day from emails into our point of sale.\nCan you help us stop?',
    details: {},
    page: '/contact',
    receivedAt: 'Friday, November 20, 2026 at 10:02 AM Toronto time (Eastern Standard Time)',
  },
});
