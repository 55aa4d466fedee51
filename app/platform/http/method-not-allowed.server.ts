import type { Handler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { failure } from './json-response.server.ts';

/** Responds to any other method with 405 and the allowed methods (RFC 9110, 15.5.6). */
export function methodNotAllowed(method: 'GET' | 'POST'): Handler<AppEnv> {
  const allowed = method === 'GET' ? 'GET, HEAD' : method;
  return (context) =>
    failure(context, 405, `This address only accepts ${allowed.replace(', ', ' and ')}.`, {
      headers: { Allow: allowed },
    });
}
