import { company, type PageHead } from '#app/site.content.ts';

/** What a failure means, by its status. */
export const failureWords = {
  400: 'The body is not JSON.',
  403: 'The call comes from a page of another site.',
  405: 'The address takes another method; `Allow` names it.',
  409: 'That slot is taken. `data.nearest` names the next three free slots.',
  410: 'The launch offer has ended; only for the source special_offer.',
  413: 'The body is larger than 32 KB.',
  415: 'The body is not sent as application/json.',
  422: 'A field is missing or not usable. `fields` names each one.',
  429: 'Too many submissions from this address. `Retry-After` says how many seconds to wait.',
  503: 'Our storage is not available. `Retry-After` says when to try again.',
} as const;

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
  license: { name: 'Terms of Service', path: '/terms-of-service' },
  questions: `Questions? ${company.email}`,
} as const satisfies { head: PageHead } & Record<string, unknown>;
