import type { KeptAnswers } from '#app/platform/browser/kept-answers.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import type { ExampleBusiness } from '../model/example-business.ts';
import { shareLinkDate } from '../model/share-link.ts';
import type { ToolDefinition, ToolPost } from '../model/tool-definition.ts';
import { toolPageWords } from '../tools.content.ts';

/** The state of a tool page. */
export type ToolState<Input> = {
  /** Incremented to refill the form: from a link, from kept answers, or after clearing it. */
  version: number;
  values: Record<string, string>;
  errors: Record<string, string>;
  input: Input | undefined;
  /** The form is invalid, so the result is that of the last valid form. */
  isStale: boolean;
  /** The errors come from pressing the button, so they take the focus. */
  focusErrors: boolean;
  /** A note below the form: where the answers came from, or that they were cleared. */
  note: string;
};

/** The note for answers from a link, with the day if the link has one. */
export function linkNote(hash: string): string {
  const { fromLink, fromLinkOn } = toolPageWords;
  const date = shareLinkDate(hash);
  return date === undefined ? fromLink : interpolate(fromLinkOn, { date: formatLongDate(date) });
}

export function exampleNote(business: ExampleBusiness): string {
  const { note, businesses } = toolPageWords.examples;
  return interpolate(note, { business: businesses[business].inSentence });
}

export function startState<Input>(
  definition: ToolDefinition<Input>,
  posted: ToolPost | undefined,
): ToolState<Input> {
  const values = filledIn(definition, posted?.values ?? definition.start);
  const hasErrors = posted !== undefined && Object.keys(posted.errors).length > 0;
  const computes = posted !== undefined ? !hasErrors : definition.isLive === true;
  return {
    version: 0,
    values,
    errors: posted?.errors ?? {},
    focusErrors: hasErrors,
    input: computes ? inputOf(definition, values) : undefined,
    isStale: false,
    note: posted?.example ? exampleNote(posted.example) : '',
  };
}

/** The values with what the script of the form would have filled in. */
function filledIn<Input>(definition: ToolDefinition<Input>, values: Record<string, string>) {
  return definition.withFilledIn?.(values) ?? values;
}

/** The state for answers kept in this browser, with the result if it was shown. */
export function withKept<Input>(definition: ToolDefinition<Input>, kept: KeptAnswers) {
  const values = filledIn(definition, { ...definition.start, ...kept.fields });
  const isShown = kept.isShown || definition.isLive;
  return (old: ToolState<Input>): ToolState<Input> => ({
    ...old,
    version: old.version + 1,
    values,
    input: isShown ? (inputOf(definition, values) ?? old.input) : undefined,
  });
}

/** The state for the current values of the form; keeps the last result if they are invalid. */
export function withTyped<Input>(
  definition: ToolDefinition<Input>,
  values: Record<string, string>,
) {
  const input = inputOf(definition, values);
  return (old: ToolState<Input>): ToolState<Input> => ({
    ...old,
    input: input ?? old.input,
    isStale: input === undefined,
  });
}

export function inputOf<Input>(
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
export function isUntouched(form: HTMLFormElement | null): boolean {
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
