import { request as httpRequest, type IncomingMessage } from 'node:http';

export type HttpResponse = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/** An HTTP request on its own connection, with the response body as sent, not decompressed. */
export function sendRequest(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method, headers, agent: false });
    request.on('error', reject);
    request.on('response', async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(chunks),
      });
    });
    request.end(body);
  });
}
