import type * as v from 'valibot';
import type { ToolSlug } from '#app/facts/tools.ts';
import type { EmailNotice } from '#app/platform/forms/email-notice.ts';
import type { ExampleBusiness } from './example-business.ts';
import type { FormFields, ToolFormResult } from './tool-form.ts';
import type { SummaryLine, ToolSummary } from './tool-summary.ts';

/** The definition of a tool for page and server: its form, answers and result texts. */
export type ToolDefinition<Input> = {
  readonly slug: ToolSlug;
  readonly schema: v.GenericSchema<unknown, Input>;
  /** Reads the fields of the form, from the browser or from a plain post. */
  readonly read: (form: FormFields) => ToolFormResult<Input>;
  readonly write: (input: Input) => Record<string, string>;
  /** Adds what the form's script fills in while somebody types, for answers given without it. */
  readonly withFilledIn?: (fields: Record<string, string>) => Record<string, string>;
  /** The fields that the form starts with. */
  readonly start: Record<string, string>;
  /** The fields of each example business. Other fields have their usual starting value. */
  readonly examples: Readonly<Record<ExampleBusiness, Readonly<Record<string, string>>>>;
  /** The answers in words, for the printed record: question and answer. */
  readonly answers: (input: Input) => readonly SummaryLine[];
  /**
   * The result in words.
   * @param today calendar date YYYY-MM-DD, for renewals
   */
  readonly summarize: (input: Input, today: string) => ToolSummary;
  /** Replaces names that the visitor typed; undefined if the tool has no such fields. */
  readonly withoutTypedNames?: (input: Input) => Input;
  /** Whether the result is shown from the start and updates with every change. */
  readonly isLive?: boolean;
};

/** The action data of a post without scripts. The page computes the result from the values. */
export type ToolPost = {
  readonly values: Record<string, string>;
  readonly errors: Record<string, string>;
  /** The calendar date in Toronto at the time of the post. */
  readonly today: string;
  /** The result of "Email me this result"; null if it wasn't requested. */
  readonly mail: ResultEmailPost | null;
  /** The example business that the form was filled with; null for the visitor's own answers. */
  readonly example: ExampleBusiness | null;
};

export type ResultEmailPost =
  | {
      readonly kind: 'sent';
      readonly reference: string;
      /** While no email can be sent. */
      readonly emailNotice?: EmailNotice | undefined;
    }
  | { readonly kind: 'failed'; readonly description: string; readonly email: string };
