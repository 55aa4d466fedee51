import type * as v from 'valibot';
import type { TextLink } from '#app/content-types.ts';
import type { ToolSlug } from '#app/facts/tools.ts';
import type { EmailNotice } from '#app/platform/forms/email-notice.ts';
import type { PostResult } from '#app/platform/forms/post-result.ts';
import type { ToolSource } from './tool-default.ts';
import type { ToolFacts } from './tool-facts.ts';
import type { FormFields, ToolFormResult } from './tool-form.ts';
import type { SummaryLine, ToolSummary } from './tool-summary.ts';

/**
 * A tool as page, server and email use it. Nobody writes one by hand: an engine makes it out of what
 * a tool is about, the questionnaire (readiness, data quality, vendors) out of questions with their
 * answers, the calculator (ROI, cost, tech stack) out of a table of fields. From it follow:
 *
 * - `ToolScreen`: form, result, draft in this browser, share link, examples, print, figures carried
 *   to another tool, and the same page without scripts
 * - `all-tools.ts`: the plain post, "Email me this result", the API's description
 *
 * A tool whose words or defaults quote facts is made by a function of those facts.
 */
export type ToolDefinition<Input> = {
  readonly slug: ToolSlug;
  readonly schema: v.GenericSchema<unknown, Input>;
  /** Reads the fields of the form, from the browser or from a plain post. */
  read(form: FormFields): ToolFormResult<Input>;
  write(input: Input): Record<string, string>;
  /** The fields that the form starts with. */
  readonly start: Record<string, string>;
  /** The answers in words, for the printed record: question and answer. */
  answers(input: Input): readonly SummaryLine[];
  /**
   * The result in words.
   * @param today calendar date YYYY-MM-DD, for renewals
   */
  summarize(input: Input, today: string): ToolSummary;
  /** Replaces names that the visitor typed; undefined if the tool has no such fields. */
  withoutTypedNames?(input: Input): Input;
  /** Whether the result is shown from the start, beside the form, and updates with every change. */
  readonly isLive?: boolean;
  /** What another tool can start from; null where this result has nothing for it. */
  carries?(input: Input, today: string): CarriedFigures | null;
};

/** The fields of each example business. Other fields have their usual starting value. */
export type ToolExamples = Readonly<Record<ExampleBusiness, ToolFields>>;

/** What a tool's page says below it, whatever the answers are. */
export type ToolAbout = {
  /** "How we calculate", a line for each statement. */
  readonly method: readonly string[];
  /** Where the figures come from that the tool starts from. */
  readonly sources?: readonly ToolSource[];
};

/** Figures of a result for another tool, with the words of the button. */
export type CarriedFigures = {
  readonly tool: ToolSlug;
  readonly fields: ToolFields;
  readonly label: string;
  readonly note: string;
};

export type ToolFields = Readonly<Record<string, string>>;

/** Where a result leads: what for, and the link. */
export type Lead = TextLink & { readonly text: string };

/** What a tool's page is told about the rest of the site: plain data, because an island gets it. */
export type ToolSite = {
  readonly siteUrl: string;
  /** The title of the tool. */
  readonly title: string;
  readonly leads: readonly Lead[];
  /** Who sends the email, as the law wants it beside the form. */
  readonly sender: string;
  readonly newsletterText: string;
  readonly facts: ToolFacts;
};

/** What every tool's component gets: plain data, because it is an island. */
export type ToolProps = { posted: ToolPost | undefined; site: ToolSite };

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
  | Omit<PostResult, 'data'>;

/** The businesses with typical answers in every tool, in the order of their buttons. */
export const exampleBusinesses = {
  hvac: 'HVAC contractor',
  dental: 'Dental clinic',
  onlineStore: 'Online store',
  lawOffice: 'Law office',
} as const;

/** A kind of business whose typical answers fill a form. */
export type ExampleBusiness = keyof typeof exampleBusinesses;

/** The value of `intent` in a post that opens a form with a few of its fields filled in. */
export const PREFILL_INTENT = 'prefill';
/** The value of `intent` in a post without scripts that also asks for the email. */
export const RESULT_EMAIL_INTENT = 'mail';
/** The value of `intent` in a post that opens a form with the answers of an example business. */
export const EXAMPLE_INTENT = 'example';
