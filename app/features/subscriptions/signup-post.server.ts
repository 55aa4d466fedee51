import { type RouterContextProvider, redirect } from 'react-router';
import * as v from 'valibot';
import {
  type AppContext,
  getAppContext,
  getRequestInfo,
  type RequestInfo,
} from '#app/platform/app-context.server.ts';
import {
  type FormPost,
  formError,
  repeatedPostKey,
  withOutageFallback,
} from '#app/platform/forms/form-post.server.ts';
import type { SecretBox } from '#app/platform/settings/secret-box.server.ts';
import type { SignupReasons, SignupWords } from './signup.content.ts';
import type { SignupOutcome } from './signup.server.ts';
import type { CodeOutcome } from './signup-confirm.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Who is to type a code, carried from page to page without naming anybody in an address. */
export type Ticket = { email: string; item?: string | undefined };

const ticketSchema = v.object({ email: v.string(), item: v.optional(v.string()) });

/** A ticket as text, sealed: it tells a log or a history nothing and can't be made up. */
export function sealTicket(secrets: SecretBox, ticket: Ticket): string {
  return secrets.seal(JSON.stringify(ticket));
}

/** The ticket in the text, or undefined when it is not one of ours. */
export function openTicket(
  secrets: SecretBox,
  text: string | null | undefined,
): Ticket | undefined {
  if (!text) return undefined;
  try {
    return v.parse(ticketSchema, JSON.parse(secrets.open(text)));
  } catch {
    return undefined;
  }
}

/** Sends a checked sign-up from a page without scripts, and leads on to the page for the code. */
export async function answerSignupPost(
  context: Context,
  post: FormPost,
  { words, reasons, checkPage }: { words: SignupWords; reasons: SignupReasons; checkPage: string },
  ticket: Ticket,
  send: (app: AppContext, info: RequestInfo, key: string) => Promise<SignupOutcome>,
) {
  const { title } = words.toasts.failed;
  return withOutageFallback(post, { title, description: reasons.storageDown }, async () => {
    const app = getAppContext(context);
    const info = getRequestInfo(context);
    const key = post.idempotencyKey ?? repeatedPostKey(info.ip, ticket, app.now());
    const outcome = await send(app, info, key);
    switch (outcome.kind) {
      case 'accepted': {
        const query = new URLSearchParams({ for: sealTicket(app.settings.secrets, ticket) });
        return redirect(`${checkPage}?${query}`, 303);
      }
      case 'key-reused':
        return formError(
          { ...post, idempotencyKey: undefined },
          { kind: 'refused', title, description: reasons.keyReused },
          { status: 422 },
        );
      case 'too-many':
        return formError(
          post,
          { kind: 'refused', title, description: reasons.tooMany },
          { retryAfterSeconds: outcome.retryAfterSeconds },
        );
      default:
        return outcome satisfies never;
    }
  });
}

/** Checks a code that was posted from a page, and leads on to the page that says what was confirmed. */
export async function answerCodePost(
  context: Context,
  post: FormPost,
  {
    words,
    reasons,
    confirmPage,
  }: { words: SignupWords; reasons: SignupReasons; confirmPage: string },
  confirm: (app: AppContext, info: RequestInfo) => Promise<CodeOutcome>,
) {
  const { title } = words.codeForm;
  return withOutageFallback(post, { title, description: reasons.storageDown }, async () => {
    const outcome = await confirm(getAppContext(context), getRequestInfo(context));
    switch (outcome.kind) {
      case 'confirmed':
        return redirect(confirmPage + outcome.token, 303);
      case 'wrong':
      case 'expired': {
        const reason = reasons.code[outcome.kind];
        const result = { title, description: reason, errors: { code: reason } };
        return formError(post, { kind: 'invalid', ...result });
      }
      case 'too-many': {
        const reason = reasons.code.tooMany;
        const result = { title, description: reason, errors: { code: reason } };
        const { retryAfterSeconds } = outcome;
        return formError(post, { kind: 'refused', ...result }, { retryAfterSeconds });
      }
      default:
        return outcome satisfies never;
    }
  });
}
