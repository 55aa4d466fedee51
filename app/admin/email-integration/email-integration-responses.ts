import { data } from 'react-router';
import type * as v from 'valibot';
import type { ToastWords } from '#app/content-types.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { type FieldErrors, fieldErrors } from '#app/platform/forms/field-errors.ts';
import { emailIntegration as words } from '../admin.content.ts';
import type { ProviderAnswer } from './email-integration.server.ts';

/** What a post comes back with. */
export type EmailPostResult = {
  form: 'email-service' | 'smtp' | 'test';
  tone: 'good' | 'bad';
  words: ToastWords;
  errors: FieldErrors;
  /** As typed, secrets left out. */
  values: Record<string, string>;
  answer?: ProviderAnswer | undefined;
};

export function saved(form: EmailPostResult['form'], answer?: ProviderAnswer) {
  const result: EmailPostResult = {
    form,
    tone: 'good',
    words: words.toasts.saved,
    errors: {},
    values: {},
    answer,
  };
  return data(result);
}

/** How the test email fared. */
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

/** What was typed comes back, but for the secrets. */
export function refuse(
  form: EmailPostResult['form'],
  values: Record<string, string>,
  issues: readonly v.BaseIssue<unknown>[],
  errors: FieldErrors = {},
  toast: ToastWords = words.toasts.saveFailed,
  status = 422,
) {
  const { appPassword: _password, privateKey: _key, ...typed } = values;
  const result: EmailPostResult = {
    form,
    tone: 'bad',
    words: toast,
    errors: { ...fieldErrors(issues), ...errors },
    values: typed,
  };
  return data(result, status);
}
