import { Hono } from 'hono';
import * as v from 'valibot';
import { describeFieldErrors, fieldErrors } from '#app/platform/forms/field-errors.ts';
import { readIdempotencyKey } from '#app/platform/forms/idempotency.server.ts';
import type { AppEnv } from '#app/platform/http/app-env.ts';
import { withJson } from '#app/platform/http/json-body.server.ts';
import { failure, success } from '#app/platform/http/json-response.server.ts';
import { contact, serverReasons } from './contact.content.ts';
import { contactCallSchema } from './contact.schema.ts';
import { sendContactMessage } from './contact.server.ts';

/** `POST /api/contact`: a message from any of the message forms. */
export const contactApi = new Hono<AppEnv>().post('/contact', (context) =>
  withJson(context, async (body) => {
    const parsed = v.safeParse(contactCallSchema, body);
    if (!parsed.success) {
      const fields = fieldErrors(parsed.issues);
      const { description } = describeFieldErrors(fields, body, contact.message.form.toasts);
      return failure(context, 422, description, { fields });
    }
    const { app, info } = context.var;
    const key = readIdempotencyKey(context.req.header('Idempotency-Key'));
    const outcome = await sendContactMessage(app, info, parsed.output, key);
    switch (outcome.kind) {
      case 'accepted':
        if (outcome.isReplay) context.header('Idempotent-Replayed', 'true');
        return success(context, 201, outcome.data);
      case 'key-reused':
        return failure(context, 422, serverReasons.keyReused);
      case 'refused':
        return failure(context, 410, outcome.reason);
      case 'too-many':
        return failure(context, 429, serverReasons.tooMany, {
          headers: { 'Retry-After': String(outcome.retryAfterSeconds) },
        });
      default:
        return outcome satisfies never;
    }
  }),
);
