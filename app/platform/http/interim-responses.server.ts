import type { ClientRequest } from 'node:http';

/** Servers send one or two (100 Continue, 103 Early Hints). */
const MOST_INTERIM_RESPONSES = 8;

/**
 * Ends a request with an error if the server sends interim responses (1xx) without end: parsing
 * them would keep the process busy until the request times out.
 */
export function limitInterimResponses(request: ClientRequest): void {
  let count = 0;
  request.on('information', () => {
    count += 1;
    if (count > MOST_INTERIM_RESPONSES) request.destroy(new Error('too many interim responses'));
  });
}
