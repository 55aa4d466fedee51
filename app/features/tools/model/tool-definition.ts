import type * as v from 'valibot';
import type { ToolSlug } from '#app/facts/tools.ts';
import type { ExampleBusiness } from './example-business.ts';
import type { FormFields, ToolFormResult } from './tool-form.ts';
import type { SummaryLine, ToolSummary } from './tool-summary.ts';

/** All that a tool is: its form, its answers and the result in words, for the page and the server. */
export type ToolDefinition<Input> = {
  readonly slug: ToolSlug;
  readonly schema: v.GenericSchema<unknown, Input>;
  /** Reads the fields of the form, from the browser or from a plain post. */
  readonly read: (form: FormFields) => ToolFormResult<Input>;
  readonly write: (input: Input) => Record<string, string>;
  /** The fields that the form starts with. */
  readonly start: Record<string, string>;
  /** What the fields of each example business are; a field that is not named starts as usual. */
  readonly examples: Readonly<Record<ExampleBusiness, Readonly<Record<string, string>>>>;
  /** The answers in words, for the printed record: question and answer. */
  readonly answers: (input: Input) => readonly SummaryLine[];
  /**
   * The result in words.
   * @param today calendar date YYYY-MM-DD, for renewals
   */
  readonly summarize: (input: Input, today: string) => ToolSummary;
  /** The answers without any name that the visitor typed; absent where nothing can be typed. */
  readonly withoutTypedNames?: (input: Input) => Input;
  /** The result follows every change; it is there from the start. */
  readonly isLive?: boolean;
};

/** What a plain post of a tool page comes back with. The page computes the result from the values. */
export type ToolPost = {
  readonly values: Record<string, string>;
  readonly errors: Record<string, string>;
  /** Today's calendar date in Toronto when the post was answered. */
  readonly today: string;
  /** What became of "Email me this result"; null when nothing was asked for. */
  readonly mail: ResultEmailPost | null;
  /** The example business that the form was filled with; null for the visitor's own answers. */
  readonly example: ExampleBusiness | null;
};

export type ResultEmailPost =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'failed'; readonly description: string; readonly email: string };
