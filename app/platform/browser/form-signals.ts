import { randomToken } from '#app/platform/ids.ts';

/**
 * Fields that every form carries besides its own; the server reads the same names. Render the
 * hidden ones without a value, or React puts it back over ours:
 * `<input type="hidden" name={FORM_FIELDS.idempotencyKey} />`.
 */
export const FORM_FIELDS = {
  /** Says which submission this is, however often it arrives. */
  idempotencyKey: 'idempotencyKey',
  /** Whole milliseconds from the first touch to sending; missing where nobody measured. */
  filledInMs: 'filledInMs',
  /** Honeypot: people never see it. */
  honeypot: 'website',
} as const;

export type FormSignals = { website: string; filledInMs?: number };

type Watch = { key: string; startedAt: number | undefined };
const watches = new WeakMap<HTMLFormElement, Watch>();

/**
 * Gives the form its idempotency key at the first input and measures how long filling it takes.
 * Both also go with a plain form post. Returns the function that ends it.
 */
export function watchForm(form: HTMLFormElement): () => void {
  const watch = watchOf(form);
  // Text from before (typed before hydration, restored by the browser): the time is not known.
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

/** The form's idempotency key: made when first asked for, the same until `renewFormKey`. */
export function formKey(form: HTMLFormElement): string {
  const watch = watchOf(form);
  watch.key ||= hiddenKeyField(form)?.value || randomToken();
  setFormKey(form, watch.key);
  return watch.key;
}

/** Gives the form a key it had before, with a restored draft. */
export function setFormKey(form: HTMLFormElement, key: string): void {
  watchOf(form).key = key;
  const field = hiddenKeyField(form);
  if (field) field.value = key;
}

/** The next input is another submission: call it once one was sent or queued. */
export function renewFormKey(form: HTMLFormElement): void {
  // At once: React may put an older key back into the hidden field.
  setFormKey(form, randomToken());
}

/** The signals to send along with the fields in a JSON call. */
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

/** The fields a person types text into; never the honeypot or a one-time code. */
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
