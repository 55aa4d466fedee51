import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { decodeShareLink, shareLinkDate } from '../model/share-link.ts';
import type { ExampleBusiness, ToolDefinition, ToolPost } from '../model/tool-definition.ts';
import type { SummaryLine } from '../model/tool-summary.ts';
import { toolPageWords } from '../tools.content.ts';
import {
  clearKeptAnswers,
  type KeptAnswers,
  readKeptAnswers,
  saveKeptAnswers,
} from './kept-answers.ts';

export type Tool<Input> = ToolState<Input> & {
  formRef: RefObject<HTMLFormElement | null>;
  formProps: {
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: () => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Whether the page is hydrated, so that controls that need scripts may be shown. */
  isHydrated: boolean;
  /** What is wrong with the form as it stands, by field. */
  errorsOf: (form: HTMLFormElement) => Record<string, string>;
  /** Shows these errors and moves the focus to them. */
  showErrors: (errors: Record<string, string>) => void;
  /** Shows a result that did not come from the form (a file check). */
  show: (input: Input | undefined) => void;
  clear: () => void;
  /** The answers on screen in words, for the printed record. */
  answers: readonly SummaryLine[];
};

/** The id of the result on every tool page, and of its first sentence. */
export const RESULT_ID = 'result';
export const RESULT_TITLE_ID = 'result-title';

/**
 * The client-side state of a tool: computes in the browser, keeps the answers there, opens shared
 * links. Without scripts the same form is posted to its page, whose action data is `posted`.
 */
export function useTool<Input>(
  definition: ToolDefinition<Input>,
  posted: ToolPost | undefined,
): Tool<Input> {
  const formRef = useRef<HTMLFormElement>(null);
  const wantsFocus = useRef(false);
  /** Whether a result was shown, which follows the answers: an invalid one hides it until corrected. */
  const follows = useRef(false);
  const [isHydrated, setHydrated] = useState(false);
  const [state, setState] = useState<ToolState<Input>>(() => startState(definition, posted));

  useEffect(() => {
    setHydrated(true);
    const open = () => {
      const { hash } = window.location;
      if (!/^#v\d/.test(hash)) return false;
      const input = decodeShareLink(hash, definition.schema);
      const { badLink } = toolPageWords;
      setState((old) => ({
        ...old,
        version: old.version + 1,
        values: input === undefined ? definition.start : definition.write(input),
        input: input ?? (definition.isLive ? inputOf(definition, definition.start) : undefined),
        errors: {},
        isStale: false,
        example: null,
        note: input === undefined ? badLink : linkNote(hash),
      }));
      wantsFocus.current = input !== undefined && !definition.isLive;
      follows.current = input !== undefined;
      return true;
    };
    const onHash = () => void open();
    window.addEventListener('hashchange', onHash);
    if (!open() && posted === undefined) {
      const form = formRef.current;
      const old = isUntouched(form) ? readKeptAnswers(definition.slug) : undefined;
      if (form && !isUntouched(form)) {
        // Values from before hydration are kept, and a calculator shows their result.
        const values = valuesOf(form);
        saveKeptAnswers(definition.slug, { fields: values, isShown: false });
        if (definition.isLive) setState(withTyped(definition, values));
      } else if (old) {
        follows.current = old.isShown;
        setState(withKept(definition, old));
      }
    }
    return () => window.removeEventListener('hashchange', onHash);
  }, [definition, posted]);

  useEffect(() => {
    if (!wantsFocus.current || state.input === undefined) return;
    wantsFocus.current = false;
    focusResult();
  }, [state]);

  function update(form: HTMLFormElement, showsErrors: boolean, isSubmit = false): void {
    const values = valuesOf(form);
    const result = definition.read(new FormData(form));
    follows.current ||= result.kind === 'ok';
    saveKeptAnswers(definition.slug, { fields: values, isShown: follows.current });
    const isOk = result.kind === 'ok';
    if (!isOk) wantsFocus.current = false;
    setState((old) => ({
      ...old,
      input: isOk ? result.input : definition.isLive ? old.input : undefined,
      errors: isOk ? {} : showsErrors ? result.errors : old.errors,
      focusErrors: isSubmit,
      isStale: !isOk,
      example: null,
      note: '',
    }));
  }

  return {
    ...state,
    answers: state.input === undefined ? [] : definition.answers(state.input),
    formRef,
    isHydrated,
    formProps: {
      onInput(event) {
        const form = event.currentTarget;
        follows.current ||= state.input !== undefined;
        if (definition.isLive || follows.current) return update(form, false);
        saveKeptAnswers(definition.slug, { fields: valuesOf(form), isShown: false });
      },
      onBlur() {
        if (definition.isLive && state.isStale && formRef.current) update(formRef.current, true);
      },
      onSubmit(event) {
        event.preventDefault();
        wantsFocus.current = true;
        update(event.currentTarget, true, true);
      },
    },
    errorsOf(form) {
      const read = definition.read(new FormData(form));
      return read.kind === 'ok' ? {} : read.errors;
    },
    showErrors(errors) {
      setState((old) => ({ ...old, errors, focusErrors: true }));
    },
    show(input) {
      // Correcting the columns changes the result, but must not move the focus.
      wantsFocus.current = input !== undefined && state.input === undefined;
      setState((old) => ({ ...old, input, errors: {}, isStale: false, example: null, note: '' }));
    },
    clear() {
      clearKeptAnswers(definition.slug);
      follows.current = false;
      window.history.replaceState(window.history.state, '', window.location.pathname);
      setState((old) => ({
        version: old.version + 1,
        values: definition.start,
        errors: {},
        input: definition.isLive ? inputOf(definition, definition.start) : undefined,
        focusErrors: false,
        isStale: false,
        example: null,
        note: toolPageWords.cleared,
      }));
      requestAnimationFrame(() => formRef.current?.scrollIntoView({ block: 'start' }));
    },
  };
}

/** Moves the focus to the first sentence of the result, where reading starts. */
function focusResult(): void {
  document.getElementById(RESULT_TITLE_ID)?.focus({ preventScroll: true });
  document.getElementById(RESULT_ID)?.scrollIntoView({ block: 'start' });
}

/** The state of a tool page. */
type ToolState<Input> = {
  /** Incremented to refill the form: from a link, from kept answers, or after clearing it. */
  version: number;
  values: Record<string, string>;
  errors: Record<string, string>;
  input: Input | undefined;
  /** The form is invalid, so the result is that of the last valid form. */
  isStale: boolean;
  /** The errors come from pressing the button, so they take the focus. */
  focusErrors: boolean;
  /** The example business whose answers are shown; null for anybody's own. */
  example: ExampleBusiness | null;
  /** A note below the form: where the answers came from, or that they were cleared. */
  note: string;
};

/** The note for answers from a link, with the day if the link has one. */
function linkNote(hash: string): string {
  const { fromLink, fromLinkOn } = toolPageWords;
  const date = shareLinkDate(hash);
  return date === undefined ? fromLink : interpolate(fromLinkOn, { date: formatLongDate(date) });
}

function exampleNote(business: ExampleBusiness): string {
  const { note, businesses } = toolPageWords.examples;
  return interpolate(note, { business: businesses[business].inSentence });
}

function startState<Input>(
  definition: ToolDefinition<Input>,
  posted: ToolPost | undefined,
): ToolState<Input> {
  const values = posted?.values ?? definition.start;
  const hasErrors = posted !== undefined && Object.keys(posted.errors).length > 0;
  const computes = posted !== undefined ? !hasErrors : definition.isLive === true;
  const input = computes ? inputOf(definition, values) : undefined;
  return {
    version: 0,
    // As it was read, with what is known about a product that was only named.
    values: posted && input !== undefined ? definition.write(input) : values,
    errors: posted?.errors ?? {},
    focusErrors: hasErrors,
    input,
    isStale: false,
    example: posted?.example ?? null,
    note: posted?.example ? exampleNote(posted.example) : '',
  };
}

/** The state for answers kept in this browser, with the result if it was shown. */
function withKept<Input>(definition: ToolDefinition<Input>, kept: KeptAnswers) {
  const values = { ...definition.start, ...kept.fields };
  const isShown = kept.isShown || definition.isLive;
  return (old: ToolState<Input>): ToolState<Input> => ({
    ...old,
    version: old.version + 1,
    values,
    input: isShown ? (inputOf(definition, values) ?? old.input) : undefined,
  });
}

/** The state for the current values of the form; keeps the last result if they are invalid. */
function withTyped<Input>(definition: ToolDefinition<Input>, values: Record<string, string>) {
  const input = inputOf(definition, values);
  return (old: ToolState<Input>): ToolState<Input> => ({
    ...old,
    input: input ?? old.input,
    isStale: input === undefined,
  });
}

function inputOf<Input>(
  definition: ToolDefinition<Input>,
  values: Record<string, string>,
): Input | undefined {
  const read = definition.read(new Map(Object.entries(values)));
  return read.kind === 'ok' ? read.input : undefined;
}

export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/** Nothing was typed or chosen before hydration, nor restored by the browser. */
function isUntouched(form: HTMLFormElement | null): boolean {
  if (!form) return true;
  return [...form.elements].every((control) => {
    if (control instanceof HTMLInputElement) {
      return control.checked === control.defaultChecked && control.value === control.defaultValue;
    }
    if (control instanceof HTMLSelectElement) {
      const chosen = [...control.options].findIndex((option) => option.defaultSelected);
      return control.selectedIndex === Math.max(0, chosen);
    }
    return true;
  });
}

/** Today's calendar date where the visitor is, YYYY-MM-DD. */
export function localToday(): string {
  const now = new Date();
  const two = (value: number) => `${value}`.padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
