import { callApi } from '#app/platform/browser/api-client.ts';
import { enqueueResend, forgetResend } from '#app/platform/browser/resend-queue.ts';
import type { EmailNotice } from '#app/platform/forms/email-notice.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { readTypedAddress } from '#app/platform/outbox/address.ts';

export type SignupOutcome =
  | { kind: 'accepted'; emailNotice?: EmailNotice | undefined }
  /** Not an email address; no request was made. */
  | { kind: 'no-address' }
  /** `fields` has the error texts of invalid fields. */
  | { kind: 'refused'; error: string; fields: FieldErrors }
  /** `isKept`: whether the browser stored the sign-up and will resend it automatically. */
  | { kind: 'unreachable'; isKept: boolean };

/** Sends a sign-up, or queues it in the browser if the server is unreachable. Never rejects. */
export async function sendSignup(
  path: string,
  body: { email: string } & Record<string, unknown>,
  idempotencyKey: string,
): Promise<SignupOutcome> {
  if (!readTypedAddress(body.email)) return { kind: 'no-address' };
  const answer = await callApi(path, { body, idempotencyKey });
  switch (answer.kind) {
    case 'success':
      forgetResend(idempotencyKey);
      return { kind: 'accepted', ...(answer.data as { emailNotice?: EmailNotice }) };
    case 'invalid':
      return { kind: 'refused', error: answer.error, fields: answer.fields };
    case 'refused':
      return { kind: 'refused', error: answer.error, fields: {} };
    case 'unreachable':
      return {
        kind: 'unreachable',
        isKept: enqueueResend({ id: idempotencyKey, path, body }),
      };
    default:
      return answer satisfies never;
  }
}

/** Confirms an address with the code from the email. Returns an error text, or undefined. */
export async function sendCode(
  path: string,
  body: Record<string, unknown>,
  failed: string,
): Promise<string | undefined> {
  const answer = await callApi(path, { body });
  if (answer.kind === 'success') return undefined;
  return answer.kind === 'unreachable' ? failed : answer.error;
}
