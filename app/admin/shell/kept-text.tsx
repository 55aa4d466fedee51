import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readJson, removeKey, textsOf, writeJson } from '#app/platform/browser/web-storage.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { emailIntegration } from '../admin.content.ts';

/** What is typed counts as activity: at most this often, a request tells the server. */
const ACTIVITY_STEP_MS = 5 * 60_000;

const AREA = 'sessionStorage';
const TYPED = 'admin-typed';
/** The text of the form that was posted last, until a page shows what became of it. */
const SENT = 'admin-sent';

const FORMS = 'main form[method="post"]';

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Nothing that is typed into a form of the admin area is lost: this tab keeps it until the server has
 * it, puts it back when the page is opened again, as after a login, and asks before it is left. Forms
 * are posted by the router and by the browser, so this listens to the whole page. Passwords and files
 * are not kept.
 */
export function KeptText({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const [isPutBack, setIsPutBack] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation
  useEffect(() => setIsPutBack(settle()), [key]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('input', onInput, { signal });
    document.addEventListener('submit', onSubmit, { signal, capture: true });
    window.addEventListener('beforeunload', onLeave, { signal });
    // If a form's post can't reach the server, the router would replace the whole screen by an error page.
    const { fetch } = window;
    window.fetch = async (input, init) => {
      try {
        return await fetch(input, init);
      } catch (error) {
        const isPost = init?.method === 'POST' && String(input).includes('.data');
        if (!isPost || init.signal?.aborted) throw error;
        showToast({ ...emailIntegration.toasts.saveFailed, tone: 'destructive' });
        takeBack();
        // A change of the hash alone ends the submission, and the router loads nothing for it.
        navigate({ search: location.search, hash: '#not-saved' }, { replace: true });
        return new Promise<Response>(() => {});
      }
    };
    return () => {
      listening.abort();
      window.fetch = fetch;
    };
  }, [navigate]);

  return (
    <>
      {isPutBack && (
        <Alert tone="info" role="status" title="What you typed here is back">
          <p>
            It wasn’t saved before you left this page, or before your session ended. Save it now.
          </p>
          <Button
            variant="secondary"
            small
            onClick={() => {
              for (const form of formsHere()) keep(form);
              location.reload();
            }}
          >
            Discard It
          </Button>
        </Alert>
      )}
      {children}
    </>
  );
}

/**
 * For the login page: what was posted when the session had ended did not arrive; somebody who has
 * logged out leaves nothing behind.
 */
export function keepOverLogin(): void {
  if (location.search === '?done=logout') removeKey(TYPED, AREA);
  else takeBack();
}

/** What the owner can type into a form, as a list of names and values. */
export function typedText(form: HTMLFormElement): string {
  const fields = typedFields(form).filter((field) => !isChoice(field) || field.checked);
  return JSON.stringify(fields.map(({ name, value }) => [name, value]));
}

let toldAt = Date.now();

function onInput({ target }: Event): void {
  const { form } = target as TypedField;
  if (!form?.matches(FORMS)) return;
  const isTyped = typedFields(form).some(
    (field) => 'defaultValue' in field && !isChoice(field) && field.value !== field.defaultValue,
  );
  keep(form, isTyped ? typedText(form) : undefined);
  if (Date.now() - toldAt < ACTIVITY_STEP_MS) return;
  toldAt = Date.now();
  void fetch('/admin', { method: 'HEAD', redirect: 'manual' }).catch(() => {});
}

function onSubmit({ target, submitter }: SubmitEvent): void {
  const form = target as HTMLFormElement;
  const text = readTyped()[nameOf(form)];
  // A preview in another frame saves nothing.
  if (text === undefined || submitter?.hasAttribute('formtarget')) return;
  writeJson(SENT, { [nameOf(form)]: text }, AREA);
  keep(form);
}

function onLeave(event: BeforeUnloadEvent): void {
  const typed = readTyped();
  if (formsHere().some((form) => typed[nameOf(form)] !== undefined)) event.preventDefault();
}

/**
 * Forgets what was sent, unless this page refuses it; its first faulty field then gets the focus, as
 * on the public forms. Returns whether a form got back what is kept.
 */
function settle(): boolean {
  const faulty = [
    ...document.querySelectorAll<HTMLElement>(
      'main [aria-invalid="true"], main fieldset[aria-describedby$="-error"] input',
    ),
  ];
  faulty.find((field) => field.checkVisibility())?.focus();
  const problem = document.querySelector('main [aria-live] > .is-bad');
  if (faulty.length === 0) problem?.scrollIntoView({ block: 'center' });
  // Beside a form that was just sent, what is typed into another has never been away.
  const wasHere = readJson(SENT, AREA) !== undefined;
  if (faulty.length > 0 || problem) takeBack();
  removeKey(SENT, AREA);
  const typed = readTyped();
  const isChanged = formsHere()
    .map((form) => putBack(form, typed[nameOf(form)]))
    .includes(true);
  return isChanged && !wasHere;
}

function putBack(form: HTMLFormElement, text: string | undefined): boolean {
  if (text === undefined || text === typedText(form)) return false;
  const left: [string, string][] = JSON.parse(text);
  for (const field of typedFields(form)) {
    const at = left.findIndex(
      ([name, value]) => name === field.name && (!isChoice(field) || value === field.value),
    );
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (isChoice(field)) {
      if (field.checked !== (found !== undefined)) field.click();
    } else if (found) {
      field.value = found[1];
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  return true;
}

/** What was sent has not arrived. */
export function takeBack(): void {
  writeJson(TYPED, { ...readTyped(), ...textsOf(readJson(SENT, AREA)) }, AREA);
  removeKey(SENT, AREA);
}

/** Keeps what was typed into a form, or forgets it: without a text. */
export function keep(form: HTMLFormElement, text?: string): void {
  writeJson(TYPED, { ...readTyped(), [nameOf(form)]: text }, AREA);
}

/** What is kept, by the names of the forms. */
function readTyped(): Record<string, string | undefined> {
  return textsOf(readJson(TYPED, AREA));
}

function formsHere(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>(FORMS)];
}

/** A form by its page, what it is about, and its fields; not by its version, which saving changes. */
function nameOf(form: HTMLFormElement): string {
  const parts = ([...form.elements] as HTMLInputElement[]).map(({ type, name, value }) =>
    type === 'hidden' && name !== 'version' && name !== 'seen' ? `${name}=${value}` : name,
  );
  return [location.pathname, ...new Set(parts)].join(' ');
}

function typedFields(form: HTMLFormElement): TypedField[] {
  return ([...form.elements] as TypedField[]).filter(
    ({ name, type, autocomplete }) =>
      name !== '' &&
      !/^(hidden|password|file|submit|fieldset)$/.test(type) &&
      autocomplete !== 'one-time-code',
  );
}

function isChoice(field: TypedField): field is HTMLInputElement {
  return /^(checkbox|radio)$/.test(field.type);
}
