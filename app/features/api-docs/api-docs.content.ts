import type { PageHead } from '#app/content-types.ts';
import type { Facts } from '#app/facts/facts.ts';

/** The meaning of each error status. */
export const failureWords = {
  400: 'The body isn’t valid JSON.',
  403: 'The request comes from a page on another site.',
  405: 'The endpoint doesn’t accept this method; `Allow` names the ones it does.',
  409: 'That slot is taken. `data.nearest` names the next three free slots.',
  410: 'The launch offer has ended. Only requests with the source special_offer get this response.',
  413: 'The body is larger than 32 KB.',
  415: 'The body wasn’t sent as application/json.',
  422: 'A field is missing or invalid. `fields` names each one.',
  429: 'Too many submissions from this IP address. `Retry-After` gives the seconds to wait.',
  503: 'Our database is unavailable. `Retry-After` says when to try again.',
} as const;

export function apiDocsWords(facts: Facts) {
  const { company } = facts;
  return {
    head: {
      title: 'Public JSON API | {company}',
      description:
        'How to send a message, check available times, book a call, subscribe or join a waitlist through our public JSON API: endpoints, fields and responses.',
      keywords: ['API', 'JSON', 'OpenAPI', 'booking API'],
      noindex: true,
    },
    title: 'Public API',
    lead: 'Your software can do what the forms on this site do: send messages, book calls and sign people up for lists. The API is public, and you don’t need a key.',
    rulesTitle: 'Rules for all requests',
    rules: [
      'Send and expect JSON in UTF-8. A successful response is {"success": true, "data": …}; any other is {"success": false, "error": "a sentence"}, with "fields" where a field is invalid and "data" where a status below says so. The fields of a GET request go in the query string.',
      'Send an Idempotency-Key header with each POST, with a new value for each submission. It’s optional. The same key with the same body returns the first response again (header Idempotent-Replayed: true) and changes nothing; the same key with a different body is refused with 422, without "fields".',
      'Leave out the Origin header. A POST from a page on another site is refused with 403.',
      'Unknown properties are ignored. Leading and trailing spaces are removed.',
    ],
    machineReadable: { label: 'OpenAPI 3.1 description', href: '/api/openapi.json' },
    fieldColumns: ['Field', 'Required', 'Description'],
    answerColumns: ['Status', 'Meaning'],
    required: 'yes',
    optional: 'no',
    exampleTitle: 'Example',
    license: { name: 'Terms of Service', path: '/terms-of-service' },
    questions: `Questions? ${company.email}`,
  } as const satisfies { head: PageHead } & Record<string, unknown>;
}
