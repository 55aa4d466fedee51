import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  clearKeptAnswers,
  readKeptAnswers,
  saveKeptAnswers,
} from '#app/platform/browser/kept-answers.ts';
import type { ExampleBusiness } from '../model/example-business.ts';
import { decodeShareLink } from '../model/share-link.ts';
import type { ToolDefinition, ToolPost } from '../model/tool-definition.ts';
import type { SummaryLine } from '../model/tool-summary.ts';
import { toolPageWords } from '../tools.content.ts';
import {
  exampleNote,
  inputOf,
  isUntouched,
  linkNote,
  startState,
  type ToolState,
  valuesOf,
  withKept,
  withTyped,
} from './tool-state.ts';

export type Tool<Input> = ToolState<Input> & {
  formRef: RefObject<HTMLFormElement | null>;
  formProps: {
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: () => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Whether the page is hydrated, so that controls that need scripts may be shown. */
  isHydrated: boolean;
  /** Shows a result that did not come from the form (a file check). */
  show: (input: Input | undefined) => void;
  clear: () => void;
  /** Fills the form with the typical answers of a business. */
  showExample: (business: ExampleBusiness) => void;
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
    if (result.kind === 'ok') {
      setState((old) => ({ ...old, input: result.input, errors: {}, isStale: false, note: '' }));
    } else {
      wantsFocus.current = false;
      setState((old) => ({
        ...old,
        input: definition.isLive ? old.input : undefined,
        errors: showsErrors ? result.errors : old.errors,
        focusErrors: isSubmit,
        isStale: true,
        note: '',
      }));
    }
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
    show(input) {
      // Correcting the columns changes the result, but must not move the focus.
      wantsFocus.current = input !== undefined && state.input === undefined;
      setState((old) => ({ ...old, input, errors: {}, isStale: false, note: '' }));
    },
    showExample(business) {
      const values = { ...definition.start, ...definition.examples[business] };
      saveKeptAnswers(definition.slug, { fields: values, isShown: true });
      wantsFocus.current = !definition.isLive;
      setState((old) => ({
        ...old,
        version: old.version + 1,
        values,
        errors: {},
        focusErrors: false,
        input: inputOf(definition, values),
        isStale: false,
        note: exampleNote(business),
      }));
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
