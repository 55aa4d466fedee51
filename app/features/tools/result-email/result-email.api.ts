import { Hono } from 'hono';
import * as v from 'valibot';
import { describeFieldErrors, fieldErrors } from '#app/platform/forms/field-errors.ts';
import { readIdempotencyKey } from '#app/platform/forms/idempotency.server.ts';
import type { AppEnv } from '#app/platform/http/app-env.ts';
import { withJson } from '#app/platform/http/json-body.server.ts';
import { failure, success } from '#app/platform/http/json-response.server.ts';
import { toolPageWords } from '../tools.content.ts';
import { resultEmailCallSchema } from './result-email.schema.ts';
import { askForNewsletter, sendToolResult } from './result-email.server.ts';

const { mail, reasons } = toolPageWords;

/** `POST /api/tools/result`: computes a tool's result and mails it to the visitor. */
export const toolResultApi = new Hono<AppEnv>().post('/tools/result', (context) =>
  withJson(context, async (body) => {
    const parsed = v.safeParse(resultEmailCallSchema, body);
    if (!parsed.success) {
      const fields = fieldErrors(parsed.issues);
      const { description } = describeFieldErrors(fields, body, mail.toasts);
      return failure(context, 422, description, { fields });
    }
    const { app, info } = context.var;
    const key = readIdempotencyKey(context.req.header('Idempotency-Key'));
    const outcome = await sendToolResult(app, info, parsed.output, key);
    switch (outcome.kind) {
      case 'accepted':
        await askForNewsletter(app, info, parsed.output, key);
        if (outcome.isReplay) context.header('Idempotent-Replayed', 'true');
        return success(context, 201, outcome.data);
      case 'bad-answers':
        return failure(context, 422, reasons.badAnswers, {
          fields: { input: reasons.badAnswers },
        });
      case 'key-reused':
        return failure(context, 422, reasons.keyReused);
      case 'too-many':
        return failure(context, 429, reasons.tooMany, {
          headers: { 'Retry-After': String(outcome.retryAfterSeconds) },
        });
      default:
        return outcome satisfies never;
    }
  }),
);
