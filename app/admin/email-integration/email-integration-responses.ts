import { data } from 'react-router';
import type * as v from 'valibot';
import type { ToastWords } from '#app/content-types.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { type FieldErrors, fieldErrors } from '#app/platform/forms/field-errors.ts';
import { emailIntegration as words } from '../admin.content.ts';
import type { ProviderAnswer } from './email-integration.server.ts';

/** The action data after a post. */
export type EmailPostResult = {
  form: 'email-service' | 'smtp' | 'test';
  tone: 'good' | 'bad';
  words: ToastWords;
  errors: FieldErrors;
  /** The posted values, without secrets, unless they are stored now. */
  values?: Record<string, string>;
  answer?: ProviderAnswer | undefined;
};

export function saved(form: EmailPostResult['form'], answer?: ProviderAnswer) {
  const result: EmailPostResult = {
    form,
    tone: 'good',
    words: words.toasts.saved,
    errors: {},
    answer,
  };
  return data(result);
}

/** The response after a test email: 200 if the provider accepted it, else 502. */
export function tested(values: Record<string, string>, recipient: string, answer: ProviderAnswer) {
  const { testSent, testFailed } = words.toasts;
  const result: EmailPostResult = {
    form: 'test',
    tone: answer.isGood ? 'good' : 'bad',
    words: answer.isGood
      ? { ...testSent, description: interpolate(testSent.description, { recipient }) }
      : testFailed,
    errors: {},
    values,
    answer,
  };
  return data(result, answer.isGood ? 200 : 502);
}

/** The response after a refused post. It returns the posted values without the secrets. */
export function refuse(
  form: EmailPostResult['form'],
  values: Record<string, string>,
  issues: readonly v.BaseIssue<unknown>[],
  errors: FieldErrors = {},
  toast: ToastWords = words.toasts.saveFailed,
  status = 422,
) {
  const { appPassword: _app, privateKey: _key, current: _own, code: _code, ...typed } = values;
  const result: EmailPostResult = {
    form,
    tone: 'bad',
    words: toast,
    errors: { ...fieldErrors(issues), ...errors },
    values: typed,
  };
  return data(result, status);
}
