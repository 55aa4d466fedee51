import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { showToast } from '#app/ui/toast.tsx';
import { emailIntegration } from '../admin.content.ts';

/** What is typed counts as activity: at most this often, a request tells the server. */
const ACTIVITY_STEP_MS = 5 * 60_000;
const STORE = 'admin-typed';
const LEAVE = 'You’ve typed something here that isn’t saved. Leave without saving it?';

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Kept = { path: string; entries: [string, string][]; isSent: boolean };
type Store = Record<string, Kept>;

/**
 * Nothing that is typed into a form of the admin area is lost. While it is typed it is kept in this
 * tab, until the server has it; it is put back when the page is opened again, as after a login, and
 * leaving it asks first. A form whose post can't reach the server stays as it is: the router would
 * replace the whole screen by an error page. Forms are posted by the router and by the browser, so
 * this listens to the whole page. Passwords and files are not kept.
 *
 * Returns whether something was put back, and what discards it.
 */
export function useKeepTyped(): { isPutBack: boolean; discard: () => void } {
  const { pathname, key } = useLocation();
  const [isPutBack, setIsPutBack] = useState(false);
  useUnreachableServer();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is that of each navigation
  useEffect(() => {
    setIsPutBack(settle(pathname));
  }, [pathname, key]);

  useEffect(() => {
    let toldAt = Date.now();
    const onInput = ({ target }: Event) => {
      const form = (target as TypedField).form;
      if (!form?.closest('main') || form.method !== 'post') return;
      keep(form);
      if (Date.now() - toldAt < ACTIVITY_STEP_MS) return;
      toldAt = Date.now();
      void fetch('/admin', { method: 'HEAD', redirect: 'manual' }).catch(() => {});
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (hasUnsent(location.pathname)) event.preventDefault();
    };
    document.addEventListener('input', onInput);
    document.addEventListener('submit', onSubmit, true);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      window.removeEventListener('beforeunload', onLeave);
      document.removeEventListener('input', onInput);
      document.removeEventListener('submit', onSubmit, true);
    };
  }, []);

  const discard = useCallback(() => {
    forgetPage(location.pathname);
    location.reload();
  }, []);
  return { isPutBack, discard };
}

/** For the login page: what was posted when the session had ended did not arrive. */
export function holdSentText(): void {
  change((store) => {
    for (const kept of Object.values(store)) kept.isSent = false;
  });
}

/** What the owner can type into a form. */
export function typedEntries(form: HTMLFormElement): [string, string][] {
  return typedFields(form)
    .filter((field) => !isChoice(field) || field.checked)
    .map(({ name, value }) => [name, value]);
}

/** The server has what was typed into this form. */
export function forgetTyped(form: HTMLFormElement): void {
  change((store) => delete store[nameOf(form)]);
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (form.action.endsWith('/admin/logout')) {
    if (!hasUnsent(location.pathname) || confirm(LEAVE)) {
      change((store) => {
        for (const name of Object.keys(store)) delete store[name];
      });
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  } else if (!event.submitter?.hasAttribute('formtarget')) {
    // A preview in another frame saves nothing.
    change((store) => {
      const kept = store[nameOf(form)];
      if (kept) kept.isSent = true;
    });
  }
}

/**
 * Brings what is kept in line with the page that is shown: what was sent and not refused is
 * forgotten, the rest is put back. Returns whether a form was changed by that.
 */
function settle(path: string): boolean {
  const isRefused = document.querySelector(
    'main [aria-invalid="true"], main [aria-live] > .is-bad',
  );
  change((store) => {
    for (const [name, kept] of Object.entries(store)) {
      if (!kept.isSent) continue;
      if (isRefused && kept.path === path) kept.isSent = false;
      else delete store[name];
    }
  });
  const store = read();
  let isChanged = false;
  for (const form of document.querySelectorAll<HTMLFormElement>('main form[method="post"]')) {
    const kept = store[nameOf(form)];
    if (!kept) continue;
    const before = JSON.stringify(typedEntries(form));
    fill(form, kept.entries);
    if (JSON.stringify(typedEntries(form)) !== before) isChanged = true;
  }
  return isChanged;
}

function keep(form: HTMLFormElement): void {
  const isTyped = typedFields(form).some(
    (field) =>
      !(field instanceof HTMLSelectElement) &&
      !isChoice(field) &&
      field.value !== field.defaultValue,
  );
  change((store) => {
    const name = nameOf(form);
    delete store[name];
    if (!isTyped) return;
    store[name] = { path: location.pathname, entries: typedEntries(form), isSent: false };
  });
}

function fill(form: HTMLFormElement, entries: readonly [string, string][]): void {
  const left = [...entries];
  for (const field of typedFields(form)) {
    const at = left.findIndex(
      ([name, value]) => name === field.name && (!isChoice(field) || value === field.value),
    );
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (isChoice(field)) {
      if (field.checked !== (found !== undefined)) field.click();
    } else if (found && field.value !== found[1]) {
      field.value = found[1];
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

/** A form by its page, what it is about, and its fields; not by its version, which saving changes. */
function nameOf(form: HTMLFormElement): string {
  const subject = [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')]
    .filter(({ name }) => !['version', 'seen'].includes(name))
    .map(({ name, value }) => `${name}=${value}`);
  const names = new Set(typedFields(form).map(({ name }) => name));
  return [location.pathname, ...subject, ...names].join(' ');
}

function typedFields(form: HTMLFormElement): TypedField[] {
  return [...form.elements].filter(
    (field): field is TypedField =>
      (field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement ||
        (field instanceof HTMLInputElement &&
          !/^(hidden|password|file|submit)$/.test(field.type))) &&
      field.name !== '' &&
      field.autocomplete !== 'one-time-code',
  );
}

function isChoice(field: TypedField): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
}

function hasUnsent(path: string): boolean {
  return Object.values(read()).some((kept) => kept.path === path && !kept.isSent);
}

function forgetPage(path: string): void {
  change((store) => {
    for (const [name, kept] of Object.entries(store)) {
      if (kept.path === path) delete store[name];
    }
  });
}

function change(edit: (store: Store) => unknown): void {
  const store = read();
  edit(store);
  try {
    sessionStorage.setItem(STORE, JSON.stringify(store));
  } catch {
    // A browser that keeps nothing, or is full.
  }
}

function read(): Store {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}');
  } catch {
    return {};
  }
}

function useUnreachableServer(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      try {
        return await fetch(input, init);
      } catch (error) {
        if (init?.method !== 'POST' || init.signal?.aborted) throw error;
        // A draft that saves itself says so beside its buttons, and tries again.
        const isAutosave =
          init.body instanceof FormData && init.body.get('intent') === AUTOSAVE_INTENT;
        if (!isAutosave) {
          showToast({ ...emailIntegration.toasts.saveFailed, tone: 'destructive' });
          holdSentText();
          // A change of the hash alone ends the submission, and the router loads nothing for it.
          navigate({ search: location.search, hash: '#not-saved' }, { replace: true });
        }
        return new Promise<Response>(() => {});
      }
    };
    return () => {
      window.fetch = fetch;
    };
  }, [navigate]);
}

export const AUTOSAVE_INTENT = 'autosave';
