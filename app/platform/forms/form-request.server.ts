import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { withJson } from '../http/json-body.server.ts';
import { failure, success } from '../http/json-response.server.ts';
import type { SubmitForm } from './form-answer.ts';
import { readIdempotencyKey } from './idempotency.server.ts';

const BAD_KEY = 'Send an Idempotency-Key of at most 200 visible ASCII characters, without spaces.';

/** Responds to the JSON request of a form. */
export function answerFormRequest(context: Context<AppEnv>, submit: SubmitForm): Promise<Response> {
  return withJson(context, async (body) => {
    const { app, info } = context.var;
    const sent = context.req.header('Idempotency-Key');
    const key = readIdempotencyKey(sent);
    // If it were ignored, the client would believe that a repeat is harmless.
    if (sent?.trim() && key === undefined) return failure(context, 422, BAD_KEY);
    const answer = await submit(app, info, body, key);
    if (answer.kind === 'accepted') {
      if (answer.isReplay) context.header('Idempotent-Replayed', 'true');
      return success(context, answer.status, answer.data);
    }
    const { status, error, fields, data, retryAfterSeconds } = answer;
    return failure(context, status, error, {
      ...(fields && { fields }),
      ...(data !== undefined && { data }),
      ...(retryAfterSeconds !== undefined && {
        headers: { 'Retry-After': String(retryAfterSeconds) },
      }),
    });
  });
}
