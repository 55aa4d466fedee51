import { callApi } from '#app/platform/browser/api-client.ts';
import { enqueueResend, forgetResend } from '#app/platform/browser/resend-queue.ts';
import { isEmailAddress } from '#app/platform/outbox/address.ts';

export type SignupOutcome =
  | { kind: 'accepted' }
  /** Not shaped like an address; the server was not asked. */
  | { kind: 'no-address' }
  /** `fault` is about the address itself. */
  | { kind: 'refused'; error: string; fault?: string | undefined }
  /** `isKept`: it waits in this browser and is sent again by itself. */
  | { kind: 'unreachable'; isKept: boolean };

/** Sends a sign-up; one that does not get through is kept. Never rejects. */
export async function sendSignup(
  path: string,
  body: { email: string } & Record<string, unknown>,
  idempotencyKey: string,
): Promise<SignupOutcome> {
  if (!isEmailAddress(body.email)) return { kind: 'no-address' };
  const answer = await callApi(path, { body, idempotencyKey });
  switch (answer.kind) {
    case 'success':
      void forgetResend(idempotencyKey);
      return { kind: 'accepted' };
    case 'invalid':
      return { kind: 'refused', error: answer.error, fault: answer.fields.email };
    case 'refused':
      return { kind: 'refused', error: answer.error };
    case 'unreachable':
      return {
        kind: 'unreachable',
        isKept: await enqueueResend({ id: idempotencyKey, path, body }),
      };
    default:
      return answer satisfies never;
  }
}

/** Confirms an address by the code from the email. Answers what is wrong, or nothing where it is confirmed. */
export async function sendCode(
  path: string,
  body: Record<string, unknown>,
  failed: string,
): Promise<string | undefined> {
  const answer = await callApi(path, { body });
  if (answer.kind === 'success') return undefined;
  return answer.kind === 'unreachable' ? failed : answer.error;
}
