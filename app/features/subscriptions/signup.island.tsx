import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TextLink } from '#app/content-types.ts';
import { finishForm, useKeptForm } from '#app/platform/browser/form-draft.ts';
import { baitErrors, FORM_FIELDS, formKey } from '#app/platform/browser/form-signals.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { FormSignals } from '#app/platform/forms/form-signals.tsx';
import type { PostResult } from '#app/platform/forms/post-result.ts';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.tsx';
import type { AnswerWords, CodeForm } from './code.form.tsx';
import type { CodeWords } from './newsletter/newsletter-form.content.ts';

/**
 * Loads what follows the address on the first focus, because most visitors never sign up. It is here
 * before anything is sent, so that no answer is lost.
 */
const loadSending = () => import('./code.form.tsx');

type Step =
  | { name: 'address'; errors?: FieldErrors; alert?: Words | undefined }
  | { name: 'sending' }
  | { name: 'code'; email: string; Form: typeof CodeForm }
  | { name: 'done'; alert: Words; isWaiting?: boolean };

type Words = { readonly title: string; readonly description: string };

export type SignupFormProps = {
  /** Unique on the page: `footer-newsletter`. */
  id: string;
  /** The path that the form posts to without scripts. */
  action: string;
  /** The API paths that the script uses. */
  calls: { signup: string; confirm: string };
  /** Sent with the address: the source, and the item of a waitlist. */
  fields: Readonly<Record<string, string>>;
  /** The item of a waitlist in a sentence. */
  item?: string | undefined;
  /** The path of the page that the form stands on, stored with the consent. */
  page: string;
  formWords: Readonly<Record<'label' | 'submit' | 'submitting', string>> & {
    readonly privacyLink: TextLink;
  };
  /** What is said once somebody has pressed the button, and the words of the form for the code. */
  words: AnswerWords;
  codeWords: CodeWords;
  /** The consent text that the visitor agrees to by pressing the button. */
  consent: string;
  /** A box for the newsletter, which is asked for along with a waitlist, with its own consent. */
  updates?: { label: string; consent: string; note: string };
  /** Name and address of the sender, which the law wants beside the consent. */
  sender: string;
  /** The accessible name, to tell forms on a page apart; the button's text by default. */
  name?: string | undefined;
  variant?: ButtonVariant | undefined;
  /** The result of posting this form without scripts. */
  result?: PostResult | undefined;
  placeholder?: string | undefined;
};

/**
 * An address field, a button and the consent text. With scripts, the form is replaced in place by
 * the form for the 6-digit code, and then by the confirmation. Without scripts it is a native post.
 */
function SignupForm(props: SignupFormProps) {
  const { id, action, calls, fields, page, formWords, words, consent, updates, result } = props;
  const [step, setStep] = useState<Step>({
    name: 'address',
    errors: result?.errors ?? {},
    alert: result,
  });
  const [isHydrated, setHydrated] = useState(false);
  const ref = useKeptForm(id, loadSending);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => setHydrated(true), []);
  const isDone = step.name === 'done';
  // The button that had the focus is gone, so the message takes it.
  useEffect(() => {
    if (isDone) box.current?.focus();
  }, [isDone]);

  const named = ({ title, description }: Words): Words => ({
    title,
    description: interpolate(description, { item: props.item ?? '' }),
  });

  async function send(form: HTMLFormElement): Promise<void> {
    const field = form.elements.namedItem('email') as HTMLInputElement;
    const email = field.value.trim();
    const bait = form.elements.namedItem(FORM_FIELDS.bait) as HTMLInputElement;
    const caught = baitErrors({ [bait.name]: bait.value });
    if (FORM_FIELDS.bait in caught) {
      // Synchronously, so that the bait is on the screen before it gets the focus.
      flushSync(() => setStep({ name: 'address', errors: caught }));
      return bait.focus();
    }
    setStep({ name: 'sending' });
    const timestamp = new Date().toISOString();
    const chosen = form.querySelector('[name=updates]:checked') ? { updates: 'on' } : {};
    const body = { email, ...fields, ...chosen, page, timestamp };
    const { sendSignup, CodeForm: Form } = await loadSending();
    const outcome = await sendSignup(calls.signup, body, formKey(form), words);
    if (outcome.kind === 'failed') {
      const { errors, alert, toast } = outcome;
      // Synchronously, so that the field is enabled before it gets the focus.
      flushSync(() => setStep({ name: 'address', errors, alert }));
      showToast({ ...toast, tone: 'destructive' });
      if (errors.email) field.focus();
      return;
    }
    finishForm(form, id);
    if (outcome.emailNotice) {
      // No code can be emailed for now, so none is asked for.
      showToast(outcome.emailNotice);
      return setStep({ name: 'done', alert: outcome.emailNotice, isWaiting: true });
    }
    showToast({ ...named(words.toasts.success), tone: 'good' });
    setStep({ name: 'code', email, Form });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (step.name === 'sending') return;
    send(event.currentTarget).catch((error: unknown) => {
      console.error(error);
      setStep({ name: 'address', alert: words.toasts.failed });
      showToast({ ...words.toasts.failed, tone: 'destructive' });
    });
  }

  if (step.name === 'done') {
    return (
      <div ref={box} role="status" tabIndex={-1}>
        <Alert tone={step.isWaiting ? 'warn' : 'good'} title={step.alert.title}>
          <p>{step.alert.description}</p>
        </Alert>
      </div>
    );
  }
  if (step.name === 'code') {
    return (
      <step.Form
        id={`${id}-code`}
        email={step.email}
        words={props.codeWords}
        call={{ path: calls.confirm, fields }}
        onConfirmed={() => {
          const alert = named(words.toasts.confirmed);
          setStep({ name: 'done', alert });
          showToast({ ...alert, tone: 'good' });
        }}
        onOtherAddress={() => setStep({ name: 'address' })}
      />
    );
  }
  const { errors = {}, alert } = step.name === 'address' ? step : {};
  const button = (
    <Button
      type="submit"
      variant={props.variant ?? 'primary'}
      busy={step.name === 'sending'}
      busyLabel={formWords.submitting}
    >
      {formWords.submit}
    </Button>
  );
  return (
    <form
      ref={ref}
      method="post"
      action={action}
      noValidate={isHydrated}
      onSubmit={submit}
      aria-label={props.name ?? formWords.submit}
    >
      <div className={errors[FORM_FIELDS.bait] ? 'mb-4' : undefined}>
        <FormSignals id={id} errors={errors} result={result} />
      </div>
      <input type="hidden" name="page" value={page} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        id={`${id}-email`}
        name="email"
        kind="email"
        label={formWords.label}
        required
        autoComplete="email"
        placeholder={props.placeholder}
        defaultValue={result?.values.email}
        disabled={step.name === 'sending'}
        error={errors.email}
        beside={updates ? undefined : button}
      />
      {updates && (
        <div className="mt-3 grid justify-items-start gap-4">
          <Checkbox
            id={`${id}-updates`}
            name="updates"
            defaultChecked={result?.values.updates === 'on'}
            label={
              <>
                <b className="block">{updates.label}</b>
                <span className="form-note">
                  {updates.consent} {updates.note}
                </span>
              </>
            }
          />
          {button}
        </div>
      )}
      <div className="form-note mt-3 grid gap-2">
        <p>
          {consent} <a href={formWords.privacyLink.href}>{formWords.privacyLink.label}</a>
        </p>
        <p>{props.sender}</p>
      </div>
      <div aria-live="polite" className="mt-3 empty:mt-0">
        {alert && (
          <Alert tone="bad" title={alert.title} role={alert === result ? 'alert' : undefined}>
            <p>{alert.description}</p>
          </Alert>
        )}
      </div>
    </form>
  );
}

export default defineIsland('signup', SignupForm);
