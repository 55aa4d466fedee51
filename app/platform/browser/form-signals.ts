import { randomToken } from '#app/platform/ids.ts';

/**
 * Fields that every form has besides its own; the server reads the same names. Render the hidden
 * one without a value, or React would overwrite ours: `<input type="hidden"
 * name={FORM_FIELDS.idempotencyKey} />`.
 */
export const FORM_FIELDS = {
  /** Identifies the submission, however often it arrives. */
  idempotencyKey: 'idempotencyKey',
  /**
   * The bait, which people don't see and programs fill in. The name must mean nothing to browsers
   * and password managers, or they would fill it in for a person (`website`, `company`).
   */
  bait: 'subject_line',
} as const;

export const baitWords = {
  label: 'Leave this field empty',
  filled: 'This field catches automatic programs. Please empty it and send again.',
} as const;

/** The error of a filled bait field, by its name; none while it is empty. */
export function baitErrors(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return values[FORM_FIELDS.bait] ? { [FORM_FIELDS.bait]: baitWords.filled } : {};
}

const keys = new WeakMap<HTMLFormElement, string>();

/**
 * The form's idempotency key: the one that its page came with or a new one, the same until
 * `renewFormKey`.
 */
export function formKey(form: HTMLFormElement): string {
  const field = form.elements.namedItem(FORM_FIELDS.idempotencyKey);
  const posted = field instanceof HTMLInputElement ? field.value : '';
  const key = keys.get(form) || posted || randomToken();
  keys.set(form, key);
  return key;
}

/** Restores an earlier key of the form, together with its draft. */
export function setFormKey(form: HTMLFormElement, key: string): void {
  keys.set(form, key);
}

/** Starts a new submission: call it after one was sent or queued. */
export function renewFormKey(form: HTMLFormElement): void {
  keys.set(form, randomToken());
}

const TEXT_FIELDS =
  'textarea[name], input[name]:is([type=text], [type=email], [type=tel], [type=url], :not([type]))';

/** The fields that a person types text into, without the bait and one-time codes. */
export function textFieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS);
  return [...fields].filter(
    (field) => field.name !== FORM_FIELDS.bait && field.autocomplete !== 'one-time-code',
  );
}
