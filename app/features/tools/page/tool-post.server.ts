import { data, type RouterContextProvider } from 'react-router';
import type { ToolSlug } from '#app/facts/tools.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { FORM_FIELDS } from '#app/platform/browser/form-signals.ts';
import { showRejection } from '#app/platform/forms/form-action.server.ts';
import {
  readFormPost,
  repeatedPostKey,
  withOutageFallback,
} from '#app/platform/forms/form-post.server.ts';
import { allTools } from '../all-tools.ts';
import {
  EXAMPLE_INTENT,
  type ExampleBusiness,
  exampleBusinesses,
  PREFILL_INTENT,
  RESULT_EMAIL_INTENT,
  type ResultEmailPost,
  type ToolPost,
} from '../model/tool-definition.ts';
import { toolFactsOf } from '../model/tool-facts.ts';
import { resultEmailForm, todayInToronto } from '../result-email/result-email.server.ts';

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
  const businesses = Object.keys(exampleBusinesses) as ExampleBusiness[];
  const example =
    businesses.find((one) => intent === EXAMPLE_INTENT && one === posted.example) ?? null;
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

  const info = getRequestInfo(context);
  const payload = {
    tool,
    input: checked.input,
    email,
    newsletter: newsletter !== undefined,
    [FORM_FIELDS.bait]: bait,
    page: new URL(request.url).pathname,
  };
  const { toasts, reasons, submit } = resultEmailForm;
  const mailPost = { ...post, values: { email, [FORM_FIELDS.bait]: bait } };
  const outage = { title: toasts.failed.title, description: reasons.storageDown };
  const shown = await withOutageFallback<ReturnType<typeof data<ResultEmailPost>>>(
    mailPost,
    outage,
    async () => {
      const makeKey = (input: unknown) => repeatedPostKey(info.ip, input, app.now());
      const answer = await submit(app, info, payload, post.idempotencyKey ?? makeKey);
      if (answer.kind === 'rejected') return showRejection(mailPost, answer, { toasts });
      const { reference, emailNotice } = answer.data as Extract<ResultEmailPost, { kind: 'sent' }>;
      return data({ kind: 'sent', reference, emailNotice });
    },
  );
  return data<ToolPost>({ ...page, mail: shown.data }, shown.init ?? undefined);
}
