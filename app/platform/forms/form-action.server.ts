import { data, type RouterContextProvider, redirect } from 'react-router';
import * as v from 'valibot';
import { fillTokens } from '#app/facts/page-texts.ts';
import { type AppContext, getAppContext, getRequestInfo } from '../app-context.server.ts';
import { FORM_FIELDS } from '../browser/form-signals.ts';
import type { FormAnswer, FormToasts, PageForm } from './form-answer.ts';
import {
  type FormPost,
  formError,
  readFormPost,
  repeatedPostKey,
  validationError,
  withOutageFallback,
} from './form-post.server.ts';

type ActionArgs = {
  request: Request;
  context: Readonly<RouterContextProvider>;
};

type PageOptions<Schema extends v.GenericSchema> = {
  /** The fields as this page posts them. */
  schema: Schema;
  /** Makes the form's payload from the validated fields of the page. */
  toPayload: (
    fields: v.InferOutput<Schema>,
    from: { values: Record<string, string>; url: URL; app: AppContext },
  ) => Record<string, unknown>;
  /** The page's own texts, if they differ from the form's. */
  toasts?: FormToasts;
  /** The field that shows a rejection that names no field. */
  rejectedField?: string;
};

/** For a page that posts the form's own fields: the form's schema validates them. */
export const fieldsAsPosted = v.record(v.string(), v.string());

/**
 * The action of a page with a form, for browsers without scripts: 303 to the next page, or the same
 * page again with everything that was typed and the errors.
 */
export function formAction<Schema extends v.GenericSchema>(
  form: PageForm,
  page: PageOptions<Schema>,
) {
  const toasts = page.toasts ?? form.toasts;
  return async ({ request, context }: ActionArgs) => {
    const app = getAppContext(context);
    const facts = app.facts();
    const post = await readFormPost(request);
    const parsed = v.safeParse(page.schema, post.values);
    if (!parsed.success) return validationError(post, toasts, parsed.issues);
    const payload = {
      ...page.toPayload(parsed.output, { values: post.values, url: new URL(request.url), app }),
      [FORM_FIELDS.bait]: post.values[FORM_FIELDS.bait],
    };
    const outage = {
      title: toasts.failed.title,
      description: fillTokens(facts, form.reasons.storageDown),
    };
    return withOutageFallback(post, outage, async () => {
      const info = getRequestInfo(context);
      const makeKey = (input: unknown) => repeatedPostKey(info.ip, input, app.now());
      const answer = await form.submit(app, info, payload, post.idempotencyKey ?? makeKey);
      if (answer.kind === 'accepted') return redirect(answer.location, 303);
      return showRejection(post, answer, { toasts, field: page.rejectedField });
    });
  };
}

/** Renders the page again with what the form answered. */
export function showRejection(
  post: FormPost,
  answer: Extract<FormAnswer, { kind: 'rejected' }>,
  { toasts, field }: { toasts: FormToasts; field?: string | undefined },
) {
  const { status, error, fields, retryAfterSeconds, isKeyReused } = answer;
  if (status === 404) throw data(null, { status });
  const errors = fields ?? (field ? { [field]: error } : {});
  return formError(
    // The form was changed after it had been sent: that is a new submission and gets a new key.
    isKeyReused ? { ...post, idempotencyKey: undefined } : post,
    {
      kind: fields ? 'invalid' : 'refused',
      title: fields ? answer.title : toasts.failed.title,
      description: error,
      errors,
      ...(answer.data !== undefined && { data: answer.data }),
    },
    { status, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) },
  );
}
