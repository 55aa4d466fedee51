import { data, type RouterContextProvider } from 'react-router';
import * as v from 'valibot';
import type { ToolSlug } from '#app/facts/tools.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import {
  readFilledInMs,
  readFormPost,
  repeatedPostKey,
} from '#app/platform/forms/form-post.server.ts';
import { describeOutage } from '#database/outage.ts';
import type { ResultEmailPost, ToolPost } from '../model/tool-definition.ts';
import { RESULT_EMAIL_INTENT, resultEmailCallSchema } from '../result-email/result-email.schema.ts';
import {
  askForNewsletter,
  sendToolResult,
  todayInToronto,
} from '../result-email/result-email.server.ts';
import { readToolForm } from '../tool-registry.server.ts';
import { toolPageWords } from '../tools.content.ts';

const { mail, reasons } = toolPageWords;

/** The plain post of a tool's page: the same page with its result, or with what is wrong (422). */
export async function handleToolPost(
  request: Request,
  context: Readonly<RouterContextProvider>,
  tool: ToolSlug,
) {
  const app = getAppContext(context);
  const post = await readFormPost(request);
  const { website, filledInMs, idempotencyKey, intent, email, newsletter, ...values } = post.values;
  const today = todayInToronto(app.now());
  const read = readToolForm(tool, new Map(Object.entries(values)));
  const page: ToolPost = { values, errors: {}, today, mail: null };
  if (read.kind === 'invalid') {
    return data<ToolPost>({ ...page, errors: read.errors }, { status: 422 });
  }
  if (intent !== RESULT_EMAIL_INTENT) return data<ToolPost>(page, { status: 200 });

  const failed = (description: string, status: number, headers: Record<string, string> = {}) => {
    const mailed: ResultEmailPost = { kind: 'failed', description, email: email ?? '' };
    return data<ToolPost>({ ...page, mail: mailed }, { status, headers });
  };
  const call = v.safeParse(resultEmailCallSchema, {
    tool,
    input: read.input,
    email,
    newsletter: newsletter !== undefined,
    website,
    filledInMs: readFilledInMs(post.values),
    page: new URL(request.url).pathname,
  });
  if (!call.success) return failed(call.issues[0].message, 422);
  const info = getRequestInfo(context);
  try {
    const key = post.idempotencyKey ?? repeatedPostKey(info.ip, call.output, app.now());
    const outcome = await sendToolResult(app, info, call.output, key);
    switch (outcome.kind) {
      case 'accepted': {
        await askForNewsletter(app, info, call.output, key);
        const { reference } = outcome.data;
        return data<ToolPost>({ ...page, mail: { kind: 'sent', reference } }, { status: 200 });
      }
      case 'bad-answers':
        return failed(reasons.badAnswers, 422);
      case 'key-reused':
        return failed(reasons.keyReused, 422);
      case 'too-many':
        return failed(reasons.tooMany, 429, { 'Retry-After': String(outcome.retryAfterSeconds) });
      default:
        return outcome satisfies never;
    }
  } catch (error) {
    if (describeOutage(error) === undefined) throw error;
    return failed(`${reasons.storageDown} ${mail.toasts.failed.description}`, 503, {
      'Retry-After': '30',
    });
  }
}
