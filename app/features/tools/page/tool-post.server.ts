import { data, type RouterContextProvider } from 'react-router';
import type { ToolSlug } from '#app/facts/tools.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { FORM_FIELDS } from '#app/platform/browser/form-signals.ts';
import type { EmailNotice } from '#app/platform/forms/email-notice.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { readFormPost, repeatedPostKey } from '#app/platform/forms/form-post.server.ts';
import { describeOutage } from '#database/outage.ts';
import {
  RESULT_EMAIL_INTENT,
  type ResultEmailPost,
  type ToolPost,
} from '../model/tool-definition.ts';
import { type SentResult, todayInToronto } from '../result-email/result-email.server.ts';
import { resultEmailForm } from '../result-email/result-email-form.server.ts';
import { readToolForm, toolStartValues } from '../tool-registry.server.ts';
import { resultEmailReasons, toolPageWords } from '../tools.content.ts';

const { mail } = toolPageWords;

/** Handles a post without scripts: returns the result for the same page, or its errors (422). */
export async function handleToolPost(
  request: Request,
  context: Readonly<RouterContextProvider>,
  tool: ToolSlug,
) {
  const app = getAppContext(context);
  const facts = app.facts();
  const post = await readFormPost(request);
  const { [FORM_FIELDS.bait]: bait = '', ...fields } = post.values;
  const { idempotencyKey, intent, email = '', newsletter, ...posted } = fields;
  const today = todayInToronto(app.now());
  const start = toolStartValues(facts, tool, intent, posted);
  const values = start?.values ?? posted;
  const read = readToolForm(facts, tool, new Map(Object.entries(values)));
  const page: ToolPost = { values, errors: {}, today, mail: null, example: start?.example ?? null };
  if (read.kind === 'invalid') {
    return data<ToolPost>({ ...page, errors: read.errors }, { status: 422 });
  }
  if (intent !== RESULT_EMAIL_INTENT) return data<ToolPost>(page, { status: 200 });

  const failed = (
    description: string,
    status: number,
    headers: Record<string, string> = {},
    errors: FieldErrors = {},
  ) => {
    const values = { email, [FORM_FIELDS.bait]: bait };
    const mailed: ResultEmailPost = { kind: 'failed', description, errors, values };
    return data<ToolPost>({ ...page, mail: mailed }, { status, headers });
  };
  const info = getRequestInfo(context);
  const makeKey = (input: unknown) => repeatedPostKey(info.ip, input, app.now());
  const payload = {
    tool,
    input: read.input,
    email,
    newsletter: newsletter !== undefined,
    [FORM_FIELDS.bait]: bait,
    page: new URL(request.url).pathname,
  };
  try {
    const answer = await resultEmailForm.submit(app, info, payload, post.idempotencyKey ?? makeKey);
    if (answer.kind === 'accepted') {
      const { reference, emailNotice } = answer.data as SentResult & {
        emailNotice?: EmailNotice;
      };
      const sent = { kind: 'sent', reference, emailNotice } as const;
      return data<ToolPost>({ ...page, mail: sent }, { status: 200 });
    }
    const { error, status, fields: errors, retryAfterSeconds } = answer;
    return failed(
      error,
      status,
      retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
      errors,
    );
  } catch (error) {
    if (describeOutage(error) === undefined) throw error;
    return failed(`${resultEmailReasons.storageDown} ${mail.toasts.failed.description}`, 503, {
      'Retry-After': '30',
    });
  }
}
