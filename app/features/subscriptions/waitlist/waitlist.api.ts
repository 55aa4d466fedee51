import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { readIdempotencyKey } from '#app/platform/forms/idempotency.server.ts';
import type { AppEnv } from '#app/platform/http/app-env.ts';
import { withJson } from '#app/platform/http/json-body.server.ts';
import { failure } from '#app/platform/http/json-response.server.ts';
import { answerCode, answerSignup } from '../signup-answers.server.ts';
import { reasons, waitlist } from './waitlist.content.ts';
import { joinCallSchema, waitlistCodeSchema } from './waitlist.schema.ts';
import { confirmPlace, joinWaitlist } from './waitlist.server.ts';
import { findWaitlistItem } from './waitlist-items.server.ts';

/** `POST /api/waitlist` and `POST /api/waitlist/confirm`. */
export const waitlistApi = new Hono<AppEnv>()
  .post('/waitlist', (context) =>
    withJson(context, async (body) => {
      const parsed = v.safeParse(joinCallSchema, body);
      if (!parsed.success) return answerInvalid(context, parsed.issues);
      const item = findWaitlistItem(parsed.output.item);
      if (!item) return answerUnknownItem(context);
      const { app, info } = context.var;
      const key = readIdempotencyKey(context.req.header('Idempotency-Key'));
      const outcome = await joinWaitlist(app, info, item, parsed.output, key);
      return answerSignup(context, outcome, reasons);
    }),
  )
  .post('/waitlist/confirm', (context) =>
    withJson(context, async (body) => {
      const parsed = v.safeParse(waitlistCodeSchema, body);
      if (!parsed.success) return answerInvalid(context, parsed.issues);
      const item = findWaitlistItem(parsed.output.item);
      if (!item) return answerUnknownItem(context);
      const { app, info } = context.var;
      const outcome = await confirmPlace(app, info, item, parsed.output);
      return answerCode(context, outcome, reasons);
    }),
  );

function answerInvalid(context: Context, issues: readonly v.BaseIssue<unknown>[]): Response {
  const fields = fieldErrors(issues);
  const error = Object.values(fields)[0] ?? waitlist.toasts.failed.description;
  return failure(context, 422, error, { fields });
}

function answerUnknownItem(context: Context): Response {
  const error = waitlist.unknownItem;
  return failure(context, 422, error, { fields: { item: error } });
}
