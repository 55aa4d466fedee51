import { Hono } from 'hono';
import * as v from 'valibot';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { readIdempotencyKey } from '#app/platform/forms/idempotency.server.ts';
import type { AppEnv } from '#app/platform/http/app-env.ts';
import { withJson } from '#app/platform/http/json-body.server.ts';
import { failure } from '#app/platform/http/json-response.server.ts';
import { answerCode, answerSignup } from '../signup-answers.server.ts';
import { newsletter } from './newsletter.content.ts';
import { confirmCallSchema, subscribeCallSchema } from './newsletter.schema.ts';
import { confirmSubscription, subscribe } from './newsletter.server.ts';
import { reasons } from './newsletter-form.content.ts';

/** `POST /api/newsletter/subscribe` and `POST /api/newsletter/confirm`. */
export const newsletterApi = new Hono<AppEnv>()
  .post('/newsletter/subscribe', (context) =>
    withJson(context, async (body) => {
      const parsed = v.safeParse(subscribeCallSchema, body);
      if (!parsed.success) {
        const { description } = newsletter.toasts.invalid;
        return failure(context, 422, description, { fields: fieldErrors(parsed.issues) });
      }
      const { app, info } = context.var;
      const key = readIdempotencyKey(context.req.header('Idempotency-Key'));
      return answerSignup(context, await subscribe(app, info, parsed.output, key), reasons);
    }),
  )
  .post('/newsletter/confirm', (context) =>
    withJson(context, async (body) => {
      const parsed = v.safeParse(confirmCallSchema, body);
      if (!parsed.success) {
        const fields = fieldErrors(parsed.issues);
        const error = Object.values(fields)[0] ?? reasons.code.wrong;
        return failure(context, 422, error, { fields });
      }
      const { app, info } = context.var;
      return answerCode(context, await confirmSubscription(app, info, parsed.output), reasons);
    }),
  );
