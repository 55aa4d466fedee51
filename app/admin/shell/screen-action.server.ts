import { type ActionFunctionArgs, data, redirect } from 'react-router';
import {
  type AppContext,
  getAppContext,
  getRequestInfo,
  type RequestInfo,
} from '#app/platform/app-context.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import type { AuditAction } from '../audit/audit.content.ts';
import { recordAudit } from '../audit/audit.server.ts';

export type ScreenPost = {
  app: AppContext;
  info: RequestInfo;
  values: Record<string, string>;
  /** The end of a post that did something: an entry in the audit log, and the page that says so. */
  done: (
    path: string,
    action: AuditAction,
    subject?: string,
    detail?: Record<string, unknown>,
  ) => Promise<Response>;
};

/**
 * Answers a post to a screen by its `intent`; a form without one has the intent ''. Each answer is a
 * redirect, made by `done`, or what the screen shows instead. Anything else is a bad request.
 */
export async function answerPost<Answer>(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  intents: Readonly<Record<string, (post: ScreenPost) => Promise<Answer | Response>>>,
): Promise<Answer | Response> {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  const intent = values.intent ?? '';
  const perform = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
  if (!perform) throw data(null, 400);
  return perform({
    app,
    info,
    values,
    async done(path, action, subject, detail) {
      await recordAudit(app, info, action, subject, detail);
      return redirect(path, 303);
    },
  });
}
