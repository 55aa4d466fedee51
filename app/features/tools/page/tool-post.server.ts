import { data, type RouterContextProvider } from 'react-router';
import type { ToolSlug } from '#app/facts/tools.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { FORM_FIELDS } from '#app/platform/browser/form-signals.ts';
import { readFormPost, repeatedPostKey } from '#app/platform/forms/form-post.server.ts';
import { describeOutage } from '#database/outage.ts';
import { allTools } from '../all-tools.ts';
import {
  EXAMPLE_INTENT,
  exampleBusinesses,
  PREFILL_INTENT,
  RESULT_EMAIL_INTENT,
  type ResultEmailPost,
  type ToolPost,
} from '../model/tool-definition.ts';
import { toolFactsOf } from '../model/tool-facts.ts';
import { resultEmailForm, todayInToronto } from '../result-email/result-email.server.ts';
import { resultEmailReasons, toolPageWords } from '../tools.content.ts';

type Failure = Omit<Extract<ResultEmailPost, { kind: 'failed' }>, 'kind' | 'values'>;

/** Handles a post without scripts: returns the result for the same page, or its errors (422). */
export async function handleToolPost(
  request: Request,
  context: Readonly<RouterContextProvider>,
  tool: ToolSlug,
) {
  const app = getAppContext(context);
  const facts = toolFactsOf(app.facts());
  const post = await readFormPost(request);
  const { [FORM_FIELDS.bait]: bait = '', ...fields } = post.values;
  const { idempotencyKey, intent, email = '', newsletter, ...posted } = fields;
  const { start, read } = allTools[tool].tool(facts);
  const example =
    exampleBusinesses.find((one) => intent === EXAMPLE_INTENT && one === posted.example) ?? null;
  const filled = example ? allTools[tool].examples(facts)[example] : posted;
  const isOpened = intent === EXAMPLE_INTENT || intent === PREFILL_INTENT;
  const values = isOpened ? { ...start, ...filled } : posted;
  const checked = read(new Map(Object.entries(values)));
  const today = todayInToronto(app.now());
  const page: ToolPost = { values, errors: {}, today, mail: null, example };
  if (checked.kind === 'invalid') {
    return data<ToolPost>({ ...page, errors: checked.errors }, { status: 422 });
  }
  if (intent !== RESULT_EMAIL_INTENT) return data<ToolPost>(page, { status: 200 });

  const failed = (failure: Failure, status: number, retryAfterSeconds?: number) => {
    const mail = {
      kind: 'failed',
      values: { email, [FORM_FIELDS.bait]: bait },
      ...failure,
    } as const;
    const headers: HeadersInit =
      retryAfterSeconds === undefined ? {} : { 'Retry-After': `${retryAfterSeconds}` };
    return data<ToolPost>({ ...page, mail }, { status, headers });
  };
  const info = getRequestInfo(context);
  const payload = {
    tool,
    input: checked.input,
    email,
    newsletter: newsletter !== undefined,
    [FORM_FIELDS.bait]: bait,
    page: new URL(request.url).pathname,
  };
  const key =
    post.idempotencyKey ?? ((input: unknown) => repeatedPostKey(info.ip, input, app.now()));
  try {
    const answer = await resultEmailForm.submit(app, info, payload, key);
    if (answer.kind === 'accepted') {
      const { reference, emailNotice } = answer.data as Extract<ResultEmailPost, { kind: 'sent' }>;
      return data<ToolPost>({ ...page, mail: { kind: 'sent', reference, emailNotice } });
    }
    const { error, status, fields: errors = {}, retryAfterSeconds } = answer;
    return failed({ description: error, errors }, status, retryAfterSeconds);
  } catch (error) {
    if (describeOutage(error) === undefined) throw error;
    const { description } = toolPageWords.mail.toasts.failed;
    const words = `${resultEmailReasons.storageDown} ${description}`;
    return failed({ description: words, errors: {} }, 503, 30);
  }
}
