import { type ActionFunctionArgs, data, redirect } from 'react-router';
import {
  type AppContext,
  getAppContext,
  getRequestInfo,
  type RequestInfo,
} from '#app/platform/app-context.server.ts';
import type { Db } from '#database/connect.ts';
import type { AuditAction } from '../audit/audit.content.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { readUpload, type UploadPost } from '../pictures/read-upload.server.ts';
import { checkAccount } from '../session/account-check.server.ts';
import { getLogin, type Login } from '../session/session.server.ts';

/** A post to a screen of the admin area, with what every action needs. */
export type AdminPost = UploadPost & {
  app: AppContext;
  info: RequestInfo;
  login: Login;
  /** The `:id` of the route; empty if it has none. */
  id: string;
  query: URLSearchParams;
  context: ActionFunctionArgs['context'];
  /** Adds an entry to the audit log, in the name of who is logged in. */
  audit(
    action: AuditAction,
    subject?: string,
    detail?: Record<string, unknown>,
    within?: Db,
  ): Promise<void>;
};

type Act = (post: AdminPost) => unknown;

type AnswerOf<Acts> = Acts extends (post: AdminPost) => infer Answer
  ? Answer
  : { [Name in keyof Acts]: AnswerOf<Acts[Name]> }[keyof Acts];

/**
 * The action of a screen: what each of its buttons does, by the `intent` that it posts. A screen with
 * one form passes a function. Any other intent is refused (400).
 */
export function adminAction<Acts extends Act | Readonly<Record<string, Act>>>(acts: Acts) {
  type Answer = Awaited<AnswerOf<Acts>>;
  return async ({ request, params, context }: ActionFunctionArgs): Promise<Answer> => {
    const app = getAppContext(context);
    const info = getRequestInfo(context);
    const upload = await readUpload(request);
    const intent = upload.values.intent ?? '';
    const own = typeof acts === 'function' ? acts : Object.hasOwn(acts, intent) && acts[intent];
    if (!own) throw data(null, 400);
    const answer = await (own as Act)({
      ...upload,
      app,
      info,
      login: getLogin(context),
      id: params.id ?? '',
      query: new URL(request.url).searchParams,
      context,
      audit: (...entry) => recordAudit(app, info, ...entry),
    });
    return answer as Answer;
  };
}

/** Never shown again in a form. */
const SECRETS = ['current', 'code', 'next', 'again', 'appPassword', 'privateKey'];

/** Shows the form again with what was typed, without passwords and codes. */
export function refuse(
  { values }: Pick<AdminPost, 'values'>,
  errors: Record<string, string>,
  status = 422,
) {
  const typed = Object.entries(values).filter(([name]) => !SECRETS.includes(name));
  return data({ values: Object.fromEntries(typed), errors }, status);
}

/**
 * Refuses the form unless it carries the password of whoever is logged in, and a code if they use
 * them: a stolen session must not be enough for what outlives it.
 */
export async function confirm(post: AdminPost) {
  const unsure = await checkAccount(post.app, post.info, post.login, post.values);
  return unsure && refuse(post, unsure.errors, unsure.status);
}

/** Leads to a page, which shows the notice of this name. */
export function done(page: string, notice?: string) {
  const query = notice ? `${page.includes('?') ? '&' : '?'}done=${notice}` : '';
  return redirect(page + query, 303);
}
