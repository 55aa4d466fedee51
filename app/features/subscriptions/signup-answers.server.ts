import type { Context } from 'hono';
import { failure, success } from '#app/platform/http/json-response.server.ts';
import type { SignupReasons } from './signup.content.ts';
import type { SignupOutcome } from './signup.server.ts';
import type { CodeOutcome } from './signup-confirm.server.ts';

/** The answer to a sign-up: 202 and the same bytes, whether or not the address is known. */
export function answerSignup(
  context: Context,
  outcome: SignupOutcome,
  reasons: SignupReasons,
): Response {
  switch (outcome.kind) {
    case 'accepted':
      if (outcome.isReplay) context.header('Idempotent-Replayed', 'true');
      return success(context, 202, { next: 'confirm' });
    case 'key-reused':
      return failure(context, 422, reasons.keyReused);
    case 'too-many':
      return failure(context, 429, reasons.tooMany, {
        headers: { 'Retry-After': String(outcome.retryAfterSeconds) },
      });
    default:
      return outcome satisfies never;
  }
}

/** The answer to a code. */
export function answerCode(
  context: Context,
  outcome: CodeOutcome,
  reasons: SignupReasons,
): Response {
  switch (outcome.kind) {
    case 'confirmed':
      return success(context, 200, { confirmed: true });
    case 'wrong':
    case 'expired': {
      const reason = reasons.code[outcome.kind];
      return failure(context, 422, reason, { fields: { code: reason } });
    }
    case 'too-many':
      return failure(context, 429, reasons.code.tooMany, {
        headers: { 'Retry-After': String(outcome.retryAfterSeconds) },
      });
    default:
      return outcome satisfies never;
  }
}
