import { randomToken } from '#app/platform/ids.ts';

/**
 * Fields that every form has besides its own; the server reads the same names. Render the hidden
 * ones without a value, or React would overwrite ours: `<input type="hidden"
 * name={FORM_FIELDS.idempotencyKey} />`.
 */
export const FORM_FIELDS = {
  /** Identifies the submission, however often it arrives. */
  idempotencyKey: 'idempotencyKey',
  /**
   * Milliseconds (integer) from the first input to submitting; missing if no script measured it.
   */
  filledInMs: 'filledInMs',
  /** Honeypot field, invisible to people. */
  honeypot: 'website',
} as const;

export type FormSignals = { website: string; filledInMs?: number };

type Watch = { key: string; startedAt: number | undefined };
const watches = new WeakMap<HTMLFormElement, Watch>();

/**
 * Gives the form its idempotency key at the first input and measures the fill time. Both are also
 * sent with a form post. Returns a function that stops it.
 */
export function watchForm(form: HTMLFormElement): () => void {
  const watch = watchOf(form);
  // If there is text already (typed before hydration, restored by the browser), the time is
  // unknown.
  let canMeasure = textFieldsOf(form).every((field) => field.value === '');
  const start = () => {
    if (canMeasure) watch.startedAt ??= performance.now();
  };
  const onInput = () => {
    start();
    formKey(form);
  };
  const onFormData = ({ formData }: FormDataEvent) => {
    formData.set(FORM_FIELDS.idempotencyKey, formKey(form));
    const { filledInMs } = readFormSignals(form);
    if (filledInMs === undefined) formData.delete(FORM_FIELDS.filledInMs);
    else formData.set(FORM_FIELDS.filledInMs, String(filledInMs));
  };
  const onReset = () => {
    canMeasure = true;
    watch.startedAt = undefined;
  };
  if (form.contains(document.activeElement)) start();
  form.addEventListener('focusin', start);
  form.addEventListener('input', onInput);
  form.addEventListener('formdata', onFormData);
  form.addEventListener('reset', onReset);
  return () => {
    form.removeEventListener('focusin', start);
    form.removeEventListener('input', onInput);
    form.removeEventListener('formdata', onFormData);
    form.removeEventListener('reset', onReset);
  };
}

/** The form's idempotency key: created on first use, the same until `renewFormKey`. */
export function formKey(form: HTMLFormElement): string {
  const watch = watchOf(form);
  watch.key ||= hiddenKeyField(form)?.value || randomToken();
  setFormKey(form, watch.key);
  return watch.key;
}

/** Restores an earlier key of the form, together with its draft. */
export function setFormKey(form: HTMLFormElement, key: string): void {
  watchOf(form).key = key;
  const field = hiddenKeyField(form);
  if (field) field.value = key;
}

/** Starts a new submission: call it after one was sent or queued. */
export function renewFormKey(form: HTMLFormElement): void {
  // Set it immediately: React may put an older key back into the hidden field.
  setFormKey(form, randomToken());
}

/** The signals to send with the fields in a JSON request. */
export function readFormSignals(form: HTMLFormElement): FormSignals {
  const { startedAt } = watchOf(form);
  const bait = form.elements.namedItem(FORM_FIELDS.honeypot);
  return {
    website: bait instanceof HTMLInputElement ? bait.value : '',
    ...(startedAt === undefined ? {} : { filledInMs: Math.round(performance.now() - startedAt) }),
  };
}

const TEXT_FIELDS =
  'textarea[name], input[name]:is([type=text], [type=email], [type=tel], [type=url], :not([type]))';

/** The fields that a person types text into, without the honeypot and one-time codes. */
export function textFieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS);
  return [...fields].filter(
    (field) => field.name !== FORM_FIELDS.honeypot && field.autocomplete !== 'one-time-code',
  );
}

function watchOf(form: HTMLFormElement): Watch {
  let watch = watches.get(form);
  if (!watch) {
    watch = { key: '', startedAt: undefined };
    watches.set(form, watch);
  }
  return watch;
}

function hiddenKeyField(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem(FORM_FIELDS.idempotencyKey);
  return field instanceof HTMLInputElement ? field : undefined;
}
