import http from 'node:http';

export type PlannedRequest = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

/**
 * The request with this number, in rotation over all kinds: files in three encodings, dynamic
 * pages, API requests, accepted and refused forms. For the limits each comes from another visitor
 * (with TRUST_PROXY=1).
 */
export function planRequest(url: string, paths: readonly string[], number: number): PlannedRequest {
  const path = paths[number % paths.length] ?? '/';
  const headers = { 'X-Forwarded-For': visitorOf(number) };
  const kinds: (() => PlannedRequest)[] = [
    () => ({ path, headers: { ...headers, 'Accept-Encoding': 'br' } }),
    () => ({ path, headers: { ...headers, 'Accept-Encoding': 'gzip' } }),
    () => ({ path, headers }),
    () => ({ path: `${path}?question=${number}`, headers }),
    () => ({ path: `/search?q=automation+${number % 100}`, headers }),
    () => ({ path: `/not/there/${number}`, headers }),
    () => ({ path: '/api/openapi.json', headers }),
    () => ({ path: '/api/bookings/availability?from=2026-12-01&to=2026-12-14', headers }),
    () => ({ path: '/api/health', headers }),
    () => ({ path: '/admin/login', headers }),
    () => planMessage(number),
    () => ({
      path: '/contact',
      method: 'POST',
      headers: { ...headers, Origin: url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `name=Load&email=&message=${'x'.repeat(500)}`,
    }),
  ];
  return (kinds[number % kinds.length] as () => PlannedRequest)();
}

/**
 * 131,072 addresses in turn, from the range for benchmarks (RFC 2544). Not private ones, which no
 * limit between networks treats as visitors.
 */
function visitorOf(number: number): string {
  return `198.${18 + ((number >> 16) & 1)}.${(number >> 8) & 255}.${number & 255}`;
}

/** A contact message that the site should store and email. */
export function planMessage(number: number): PlannedRequest {
  return {
    path: '/api/contact',
    method: 'POST',
    headers: {
      'X-Forwarded-For': visitorOf(number),
      'Content-Type': 'application/json',
      'Idempotency-Key': `bench-${process.pid}-${number}`,
    },
    body: JSON.stringify({
      name: 'Load Client',
      email: `bench-${number}@example.com`,
      message: `Message ${number}, with the words that a person would write in one.`,
    }),
  };
}

/** Resolves to status and text; rejects if the connection breaks. */
export function sendRequest(
  url: string,
  { path, method = 'GET', headers, body }: PlannedRequest,
  agent: http.Agent,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = http.request(url + path, { method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** Every page of the site map. */
export async function listPaths(url: string): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
}
