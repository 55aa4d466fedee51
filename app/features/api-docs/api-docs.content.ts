import { tools } from '#app/facts/tools.ts';
import { company, type PageHead } from '#app/site.content.ts';

export type ApiField = {
  readonly name: string;
  readonly type: 'string' | 'number' | 'boolean' | 'object';
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly values?: readonly string[];
  readonly text: string;
};

export type ApiCallDescription = {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** Of the body for POST, of the query for GET. */
  readonly fields: readonly ApiField[];
  /** Accepted as it stands; a test sends it. */
  readonly example?: Readonly<Record<string, unknown>>;
  readonly success: { readonly status: number; readonly text: string };
  readonly failures: readonly (keyof typeof failureWords)[];
};

export const failureWords = {
  400: 'The body is not JSON.',
  403: 'The call comes from a page of another site.',
  409: 'That slot is taken. `data.nearest` names the next three free slots.',
  410: 'The launch offer has ended; only for the source special_offer.',
  413: 'The body is larger than 32 KB.',
  415: 'The body is not sent as application/json.',
  422: 'A field is missing or not usable. `fields` names each one.',
  429: 'Too many submissions from this address. `Retry-After` says how many seconds to wait.',
  503: 'Our storage is not available. `Retry-After` says when to try again.',
} as const;

const email: ApiField = {
  name: 'email',
  type: 'string',
  required: true,
  maxLength: 254,
  text: 'Address of the visitor.',
};
const name: ApiField = {
  name: 'name',
  type: 'string',
  required: true,
  maxLength: 200,
  text: 'Full name.',
};
const phone: ApiField = { name: 'phone', type: 'string', maxLength: 32, text: 'Not checked.' };
const companyField: ApiField = {
  name: 'company',
  type: 'string',
  maxLength: 120,
  text: 'Name of the business.',
};
const timestamp: ApiField = {
  name: 'timestamp',
  type: 'string',
  maxLength: 64,
  text: 'When it was sent, ISO 8601.',
};
const post = [400, 403, 413, 415, 422, 429, 503] as const;

export const apiDocs = {
  head: {
    title: 'The JSON Calls of This Site | AI for SMEs',
    description:
      'How programs send a message, read free slots, book a call, subscribe or join a waitlist on this site: addresses, fields, answers and rules.',
    keywords: ['API', 'JSON', 'OpenAPI', 'booking API'],
  },
  title: 'The calls of this site',
  lead: 'Everything the forms of this site do, a program can do, too. The calls are public; nobody needs a key.',
  rulesTitle: 'Rules for all calls',
  rules: [
    'Send and expect JSON in UTF-8. A good answer is {"success": true, "data": …}, any other {"success": false, "error": "a sentence"}, with "fields" where a field is at fault.',
    'Give every POST an Idempotency-Key header of your own making. The same key with the same body gets the first answer again (header Idempotent-Replayed: true) and changes nothing; the same key with another body is refused with 422.',
    'Leave the Origin header out, as programs do. A call from a page of another site is refused with 403.',
    'Unknown properties are ignored. Texts are trimmed.',
  ],
  machineReadable: { label: 'The same as OpenAPI 3.1', href: '/api/openapi.json' },
  fieldColumns: ['Field', 'Needed', 'What it is'],
  answerColumns: ['Status', 'Meaning'],
  required: 'yes',
  optional: 'no',
  exampleTitle: 'Example',
  questions: `Questions? ${company.email}`,
} as const satisfies { head: PageHead } & Record<string, unknown>;

export const apiCalls = [
  {
    id: 'contact',
    method: 'POST',
    path: '/api/contact',
    title: 'Send a message',
    text: 'Stores the message and tells the owner by mail. The visitor gets a receipt.',
    fields: [
      name,
      email,
      {
        name: 'message',
        type: 'string',
        required: true,
        maxLength: 5000,
        text: 'May be left out for special_offer and privacy_request only.',
      },
      phone,
      companyField,
      {
        name: 'source',
        type: 'string',
        values: ['contact_form', 'home_form', 'about_form', 'special_offer', 'privacy_request'],
        text: 'Which form; contact_form unless said otherwise.',
      },
      {
        name: 'request',
        type: 'string',
        values: ['access', 'correction', 'erasure'],
        text: 'What a privacy_request asks for; required there.',
      },
      timestamp,
    ],
    example: {
      name: 'Sample Visitor',
      email: 'visitor@example.com',
      message: 'We retype forty orders a day.',
      source: 'contact_form',
    },
    success: { status: 201, text: '`data.id` and `data.reference`, which a visitor can quote.' },
    failures: [...post, 410],
  },
  {
    id: 'availability',
    method: 'GET',
    path: '/api/bookings/availability',
    title: 'Read the free slots',
    text: 'For each day of the range its free and taken slots, or why there are none. Times are instants in UTC; the slots are Toronto time.',
    fields: [
      { name: 'from', type: 'string', required: true, text: 'First day, YYYY-MM-DD.' },
      {
        name: 'to',
        type: 'string',
        required: true,
        text: 'Last day, YYYY-MM-DD; at most two months later.',
      },
    ],
    success: { status: 200, text: '`data.days`, one entry a day.' },
    failures: [422, 503],
  },
  {
    id: 'bookings',
    method: 'POST',
    path: '/api/bookings',
    title: 'Book a call',
    text: 'Books a slot. Of two that ask for the same one, one gets it.',
    fields: [
      name,
      email,
      {
        name: 'appointmentDate',
        type: 'string',
        required: true,
        text: 'YYYY-MM-DD, or an ISO date-time: at exactly T00:00 UTC the date written in it counts, otherwise its date in Toronto.',
      },
      {
        name: 'appointmentTime',
        type: 'string',
        required: true,
        maxLength: 20,
        text: 'One of the slots as the site writes them: 9:00 AM.',
      },
      phone,
      companyField,
      { name: 'source', type: 'string', text: 'assessment_booking unless said otherwise.' },
      timestamp,
    ],
    success: {
      status: 201,
      text: '`data.id`, `data.startsAt`, `data.endsAt`, `data.status` and `data.manageUrl`, the secret address to move or cancel the call. The status is `booked`, or `held` until `data.heldUntil`: then the visitor has to confirm the call through the link in an email first.',
    },
    failures: [400, 403, 409, 413, 415, 422, 429, 503],
  },
  {
    id: 'newsletter',
    method: 'POST',
    path: '/api/newsletter/subscribe',
    title: 'Subscribe to the newsletter',
    text: 'Sends a mail with a link and a code; nobody is subscribed before using one of them. The answer is the same whether or not the address is known.',
    fields: [
      email,
      {
        name: 'source',
        type: 'string',
        maxLength: 40,
        text: 'Which form; newsletter_signup unless said otherwise.',
      },
      timestamp,
    ],
    example: { email: 'visitor@example.com', source: 'newsletter_signup' },
    success: { status: 202, text: 'A confirmation mail is on its way if the address can get one.' },
    failures: post,
  },
  {
    id: 'waitlist',
    method: 'POST',
    path: '/api/waitlist',
    title: 'Join a waitlist',
    text: 'For a course, template or download that is not there yet. Confirmed by mail like the newsletter.',
    fields: [
      email,
      {
        name: 'item',
        type: 'string',
        required: true,
        text: 'course:, template: or download: and its slug.',
      },
      {
        name: 'source',
        type: 'string',
        maxLength: 40,
        text: 'Which form; waitlist unless said otherwise.',
      },
      timestamp,
    ],
    example: { email: 'visitor@example.com', item: 'course:ai-for-sme-essentials' },
    success: { status: 202, text: 'A confirmation mail is on its way if the address can get one.' },
    failures: post,
  },
  {
    id: 'tool-result',
    method: 'POST',
    path: '/api/tools/result',
    title: 'Mail the result of a tool',
    text: 'Computes the result again from the answers, stores it and mails it to the visitor, once for each tool, address and day. The owner gets a copy.',
    fields: [
      {
        name: 'tool',
        type: 'string',
        required: true,
        values: tools.map(({ slug }) => slug),
        text: 'Which tool.',
      },
      {
        name: 'input',
        type: 'object',
        required: true,
        text: 'The answers, as the link to a result holds them. Refused with 422 where the tool could not compute with them.',
      },
      email,
      {
        name: 'newsletter',
        type: 'boolean',
        text: 'Asks for the newsletter as well; it is confirmed by a mail of its own.',
      },
      { name: 'page', type: 'string', maxLength: 200, text: 'Path of the page it was sent from.' },
      timestamp,
    ],
    example: {
      tool: 'data-quality-assessment',
      input: {
        mode: 'questions',
        answers: {
          C1: 2,
          C2: 1,
          U1: 2,
          U2: 1,
          V1: 3,
          V2: 2,
          A1: 2,
          A2: null,
          T1: 1,
          T2: 2,
          K1: 1,
          K2: 2,
        },
      },
      email: 'visitor@example.com',
    },
    success: { status: 201, text: '`data.id` and `data.reference`, which a visitor can quote.' },
    failures: post,
  },
  {
    id: 'resources',
    method: 'GET',
    path: '/api/resources',
    title: 'List the downloadable resources',
    text: 'What the resource library shows.',
    fields: [],
    success: {
      status: 200,
      text: '`data` is a list of id, title, description, type, image, downloadUrl, fileSize and fileType.',
    },
    failures: [503],
  },
  {
    id: 'health',
    method: 'GET',
    path: '/api/health',
    title: 'Ask whether the site works',
    text: 'Writes to the database and looks at the mail queue.',
    fields: [],
    success: {
      status: 200,
      text: '`data.status` is "ok", with the state of the database and of the mail queue.',
    },
    failures: [503],
  },
] as const satisfies readonly ApiCallDescription[];
