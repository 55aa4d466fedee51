import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  isRecord,
  readJson,
  removeKey,
  textsOf,
  writeJson,
} from '#app/platform/browser/web-storage.ts';
import { decodeShareLink } from '../model/share-link.ts';
import type { ExampleBusiness, ToolDefinition, ToolPost } from '../model/tool-definition.ts';

type Fields = Record<string, string>;

/** What the parts of a tool's page are given: its state, its form and what can be done with both. */
export type Tool<Input> = ReturnType<typeof useTool<Input>>;

/** The id of the result on every tool page, and of its first sentence. */
export const RESULT_ID = 'result';
export const RESULT_TITLE_ID = 'result-title';

type ToolState<Input> = {
  /** Incremented to refill the form: from a link, from kept answers, or after clearing it. */
  version: number;
  values: Fields;
  errors: Fields;
  input: Input | undefined;
  /** The form is invalid, so the result is that of the last valid form. */
  isStale: boolean;
  /** The errors come from pressing the button, so they take the focus. */
  focusErrors: boolean;
  /** The example business whose answers are shown; null for anybody's own. */
  example: ExampleBusiness | null;
  /** A note above the form: where the answers came from, or that they were cleared. */
  note: string;
};

/**
 * The client-side state of a tool: computes in the browser, keeps the answers there, opens shared
 * links. Without scripts the same form is posted to its page, whose action data is `posted`.
 */
export function useTool<Input>(definition: ToolDefinition<Input>, posted: ToolPost | undefined) {
  const { slug, isLive = false, start } = definition;
  const formRef = useRef<HTMLFormElement>(null);
  const wantsFocus = useRef(false);
  const [isHydrated, setHydrated] = useState(false);
  const [state, setState] = useState(() => startState(definition, posted));

  /** Fills in the form anew: with what it starts with, but for these changes. */
  const fill = (changes: Partial<ToolState<Input>>) =>
    setState(({ version }) => ({
      ...startState(definition, undefined),
      ...changes,
      version: version + 1,
    }));

  function openLink(): boolean {
    const { hash } = window.location;
    if (!/^#v\d/.test(hash)) return false;
    const link = decodeShareLink(hash, definition.schema);
    wantsFocus.current = link !== undefined && !isLive;
    if (link === undefined) {
      fill({ note: 'This link is incomplete or from an older version. Here is the empty tool.' });
      return true;
    }
    const note = 'These are the answers from the link you opened.';
    fill({ values: definition.write(link), input: link, note });
    return true;
  }

  /** Goes on with what was typed before the script took over, or was kept in this browser. */
  function goOn(form: HTMLFormElement | null) {
    if (form && !isUntouched(form)) return followInput(form);
    const kept = readKeptAnswers(slug);
    if (!kept) return;
    const values = { ...start, ...kept.fields };
    const input = kept.isShown || isLive ? inputOf(definition, values) : undefined;
    fill({ values, input: input ?? state.input });
  }

  /** A result that is shown follows the form; without one, the answers are only kept. */
  function followInput(form: HTMLFormElement): void {
    if (isLive || state.input !== undefined) update(form, false);
    else saveKeptAnswers(slug, { fields: valuesOf(form), isShown: false });
  }

  const atStart = useRef({ openLink, goOn });
  useEffect(() => {
    const { openLink, goOn } = atStart.current;
    setHydrated(true);
    if (!openLink() && posted === undefined) goOn(formRef.current);
    window.addEventListener('hashchange', openLink);
    return () => window.removeEventListener('hashchange', openLink);
  }, [posted]);

  useEffect(() => {
    if (!wantsFocus.current || state.input === undefined) return;
    wantsFocus.current = false;
    document.getElementById(RESULT_TITLE_ID)?.focus({ preventScroll: true });
    document.getElementById(RESULT_ID)?.scrollIntoView({ block: 'start' });
  }, [state]);

  function update(form: HTMLFormElement, showsErrors: boolean, isSubmit = false): void {
    const read = definition.read(new FormData(form));
    const isOk = read.kind === 'ok';
    wantsFocus.current &&= isOk;
    saveKeptAnswers(slug, { fields: valuesOf(form), isShown: isOk || state.input !== undefined });
    setState((old) => ({
      ...old,
      input: isOk ? read.input : old.input,
      errors: isOk ? {} : showsErrors ? read.errors : old.errors,
      focusErrors: isSubmit,
      isStale: !isOk,
      example: null,
      note: '',
    }));
  }

  return {
    ...state,
    definition,
    formRef,
    /** Whether the page is hydrated, so that controls that need scripts may be shown. */
    isHydrated,
    onInput({ currentTarget: form }: FormEvent<HTMLFormElement>) {
      followInput(form);
    },
    onBlur() {
      if (isLive && state.isStale && formRef.current) update(formRef.current, true);
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      wantsFocus.current = true;
      update(event.currentTarget, true, true);
    },
    /** What is wrong with the form as it stands, by field. */
    errorsOf(form: HTMLFormElement): Fields {
      const read = definition.read(new FormData(form));
      return read.kind === 'ok' ? {} : read.errors;
    },
    /** Shows these errors and moves the focus to them. */
    showErrors(errors: Fields) {
      setState((old) => ({ ...old, errors, focusErrors: true }));
    },
    /** Shows a result that did not come from the form (a file check). */
    show(input: Input | undefined) {
      // Correcting the columns changes the result, but must not move the focus.
      wantsFocus.current = input !== undefined && state.input === undefined;
      setState((old) => ({ ...old, input, errors: {}, example: null, note: '' }));
    },
    clear() {
      removeKey(keptAnswersKey(slug));
      window.history.replaceState(window.history.state, '', window.location.pathname);
      fill({ note: 'Your answers are cleared.' });
      requestAnimationFrame(() => formRef.current?.scrollIntoView({ block: 'start' }));
    },
  };
}

function startState<Input>(
  definition: ToolDefinition<Input>,
  posted: ToolPost | undefined,
): ToolState<Input> {
  const { isLive, start } = definition;
  const state = {
    version: 0,
    values: start,
    errors: {},
    input: isLive ? inputOf(definition, start) : undefined,
    isStale: false,
    focusErrors: false,
    example: null,
    note: '',
  };
  if (posted === undefined) return state;
  const { values, errors, example } = posted;
  const hasErrors = Object.keys(errors).length > 0;
  const input = hasErrors ? undefined : inputOf(definition, values);
  return {
    ...state,
    // As it was read, with what is known about a product that was only named.
    values: input === undefined ? values : definition.write(input),
    input,
    errors,
    focusErrors: hasErrors,
    example,
    note: example ? 'These are typical answers. Change whatever is different for you.' : '',
  };
}

function inputOf<Input>(definition: ToolDefinition<Input>, values: Fields): Input | undefined {
  const read = definition.read(new Map(Object.entries(values)));
  return read.kind === 'ok' ? read.input : undefined;
}

export function valuesOf(form: HTMLFormElement): Fields {
  return textsOf(Object.fromEntries(new FormData(form)));
}

/** Nothing was typed or chosen before hydration, nor restored by the browser. */
function isUntouched(form: HTMLFormElement): boolean {
  const initial = form.cloneNode(true) as HTMLFormElement;
  initial.reset();
  return JSON.stringify(valuesOf(initial)) === JSON.stringify(valuesOf(form));
}

/** Today's calendar date where the visitor is, YYYY-MM-DD. */
export function localToday(): string {
  // Sweden writes dates that way.
  return new Date().toLocaleDateString('sv-SE');
}

export type KeptAnswers = {
  /** The form's fields as typed. */
  fields: Fields;
  /** Whether the result was shown. */
  isShown: boolean;
};

/** The key of a form's answers in localStorage, so that a visitor can continue on another day. */
export function keptAnswersKey(form: string): string {
  return `toolAnswers:${form}`;
}

/** The saved answers of a form, or undefined. */
export function readKeptAnswers(form: string): KeptAnswers | undefined {
  const kept = readJson(keptAnswersKey(form));
  if (!isRecord(kept) || !isRecord(kept.fields)) return undefined;
  return { fields: textsOf(kept.fields), isShown: kept.isShown === true };
}

/** Saves the answers of a form; false if storage is unavailable or full. */
export function saveKeptAnswers(form: string, kept: KeptAnswers): boolean {
  return writeJson(keptAnswersKey(form), kept);
}
