import * as v from 'valibot';
import { daysOffNote } from '#app/facts/company.ts';
import { defineEmail } from './email.ts';
import { action, fact, lines, paragraph } from './layout.tsx';

/** To the owner, for every message: all answers, and Reply-To set to the visitor. */
export const contactNotification = defineEmail({
  schema: v.object({
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
  }),
  audience: 'owner',
  subject: ({ formName, name, reference }) => `${formName}: ${name} (${reference})`,
  replyTo: ({ email }) => email,
  emailService: ({ name, email, phone, message }, settings) => ({
    template: 'contact',
    params: {
      from_name: name,
      from_email: email,
      phone: phone || 'Not provided',
      message,
      to_email: settings.to,
    },
  }),
  preheader: ({ message, formName, name }) => message.slice(0, 90) || `${formName} from ${name}`,
  reason: ({ reference }) =>
    `You’re getting this because someone filled in a form on your site. Reference ${reference}.`,
  body: (props, { siteUrl }) => [
    `${
      props.isToolResult ? 'Someone asked for a tool’s result by email.' : 'You have a new message.'
    } Reply to this email to answer the visitor directly.`,
    props.id && action(`${siteUrl}/admin/inbox/${props.id}`, 'Open it in your inbox'),
    fact('Form', props.formName),
    props.name !== props.email && fact('Name', props.name),
    fact('Email', props.email),
    fact('Phone', props.phone),
    fact('Company', props.company),
    ...Object.entries(props.details).map(([label, text]) => fact(label, text)),
    fact('Message', props.message),
    fact('Sent from page', props.page),
    fact('Received', props.receivedAt),
  ],
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

/**
 * To the visitor, at an unconfirmed address: fixed words and a reference only, so that the form
 * can't be used to send text to somebody else.
 */
export const contactReceipt = defineEmail({
  schema: v.object({ reference: v.string() }),
  audience: 'visitor',
  ownSentence: 'contactReceipt',
  subject: ({ reference }) => `We have your message (reference ${reference})`,
  isAnswer: true,
  preheader: (_, { facts }) => `Replies typically come ${facts.company.replyPromise}.`,
  reason:
    'You’re getting this because this address was entered in a form on our site. If that wasn’t you, reply and tell us, and we won’t write to you again.',
  body: ({ reference }, { facts }) => [
    'Thanks for getting in touch. We have your message.',
    paragraph(
      <>
        Your reference number is <strong>{reference}</strong>.{' '}
        {`Replies typically come ${facts.company.replyPromise}, and a person writes them. ${daysOffNote}`}
      </>,
    ),
    `If it’s urgent, call ${facts.company.phone.display} and mention your reference number.`,
  ],
  preview: { reference: '7K2P-M4QX' },
});

/**
 * To the address in a privacy request. Anybody can enter any address, so the email repeats nothing;
 * a reply from that address proves who made the request.
 */
export const privacyRequestReceipt = defineEmail({
  schema: v.object({
    reference: v.string(),
    /** A long date: 'Sunday, December 20, 2026'. */
    answerBy: v.string(),
  }),
  audience: 'visitor',
  subject: ({ reference }) => `Your privacy request: please reply (reference ${reference})`,
  isAnswer: true,
  preheader: 'Please reply to this email, so that we know the address is yours.',
  reason:
    'You’re getting this because this address was entered in a privacy request on our site. If that wasn’t you, you can ignore this email: we won’t hand over, change or delete anything without your reply.',
  body: ({ reference, answerBy }, { facts }) => [
    'We’ve received your request about your personal information.',
    paragraph(
      <>
        <strong>Please reply to this email.</strong>
        {
          ' A short “yes, that was me” is enough. It shows us that the address is yours, so nobody else can see or delete your information.'
        }
      </>,
    ),
    `We’ll answer by ${answerBy} (within 30 days), at no charge. If we need longer, we’ll tell you why before then. You may also complain to the Office of the Privacy Commissioner of Canada.`,
    paragraph(
      <>
        Your reference number is <strong>{reference}</strong>.
        {` Questions? Call ${facts.company.phone.display}.`}
      </>,
    ),
  ],
  preview: { reference: '7K2P-M4QX', answerBy: 'Sunday, December 20, 2026' },
});

const ABOUT = { message: 'your message', request: 'your request', result: 'your tool result' };

/** The owner's message to a visitor, written in the inbox. Replies go directly to the owner. */
export const ownerReply = defineEmail({
  schema: v.object({
    reference: v.string(),
    /** What is being answered. Replies queued by older versions don't say. */
    about: v.optional(v.picklist(['message', 'request', 'result']), 'message'),
    subject: v.string(),
    message: v.string(),
    /** The message being answered; empty if the reply doesn't quote one. */
    quoted: v.string(),
  }),
  audience: 'visitor',
  isFromPerson: true,
  subject: ({ subject }) => subject,
  preheader: ({ message }) => message.slice(0, 90),
  reason: ({ about, reference }) =>
    `This is our reply to ${ABOUT[about]} ${reference}. You can reply to this email.`,
  body: ({ message, quoted }) => [
    ...message.split(/\n{2,}/).map((text) => text.trim() && paragraph(lines(text.trim()))),
    fact('You wrote', quoted),
  ],
  preview: {
    reference: '7K2P-M4QX',
    about: 'message',
    subject: 'Re: your message',
    message: 'Yes, we can help with that.\n\nCan we talk on Thursday?',
    quoted:
      'We retype forty orders a day from emails into our point of sale.\nCan you help us stop?',
  },
});
