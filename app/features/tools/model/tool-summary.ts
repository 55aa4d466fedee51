import { interpolate } from '#app/platform/format/interpolate.ts';
import type { PublishedFigure } from './tool-default.ts';

export type Tone = 'good' | 'fair' | 'weak';

/** One dimension of a score, or a range with a likely value. `percent` is 0 to 100. */
export type SummaryBar = {
  readonly label: string;
  readonly from?: number;
  readonly dot?: number | undefined;
  readonly percent: number;
  readonly text: string;
  readonly tone: Tone;
};

export type SummaryLine = { readonly label: string; readonly value: string };

/** Lines from labels with their values. */
export function linesFrom(values: Readonly<Record<string, string>>): SummaryLine[] {
  return Object.entries(values).map(([label, value]) => ({ label, value }));
}

/** The one large figure, read in this order: "Vendor 1: 90.7 out of 100 points". */
type SummaryFigure = {
  /** Whom it is about, where there are several. */
  readonly about?: string | undefined;
  readonly value: string;
  readonly label: string;
};
export type SummaryAction = {
  readonly text: string;
  /** The reason, in a sentence of its own. */
  readonly why?: string;
  readonly effort: string;
};
export type FindOutFirst = { readonly question: string; readonly how: string };

/**
 * The result of a tool as texts. The page, the print view, the email and the note for a booking all
 * show this, in this order.
 */
export type ToolSummary = {
  readonly title: string;
  /** Shown above the verdict because it is more important. */
  readonly warning?: string | undefined;
  /** One sentence. */
  readonly verdict: string;
  /** The reasons for the verdict; may be empty. */
  readonly reasons: readonly string[];
  readonly figure: SummaryFigure;
  readonly bars: readonly SummaryBar[];
  readonly lines: readonly SummaryLine[];
  readonly actions: readonly SummaryAction[];
  /** What others report, each with its source; never part of the result. */
  readonly context: readonly PublishedFigure[];
  readonly findOutFirst: readonly FindOutFirst[];
  readonly notCounted: readonly string[];
  /** The verdict is to spend nothing for now: the links below the result don't lead to the offer. */
  readonly advisesAgainstSpending?: boolean;
};

/** How many next steps every result names. */
export const NEXT_STEPS = 3;

/** A row of a tool's table of advice. Its texts may name what stands for a {name}. */
export type Rule<Case> = {
  /** Always, unless it says when. */
  readonly when?: (about: Case) => boolean;
  readonly title: string;
  readonly why: string;
  readonly effort: string;
};

/** The values of the {names} in the texts of rules and reasons. */
type RuleValues = Readonly<Record<string, string>>;

/** The first three rules that hold, as the steps of a result. */
export function stepsFrom<Case>(
  rules: readonly Rule<Case>[],
  about: Case,
  values: RuleValues = {},
): SummaryAction[] {
  return rules
    .filter(({ when }) => when?.(about) ?? true)
    .slice(0, NEXT_STEPS)
    .map(({ title, why, effort }) => ({
      text: interpolate(title, values),
      why: interpolate(why, values),
      effort,
    }));
}

/** A sentence about a result, and when it holds. */
export type Reason<Case> = { readonly when?: (about: Case) => boolean; readonly text: string };

/** The first four sentences that hold. */
export function reasonsFrom<Case>(
  reasons: readonly Reason<Case>[],
  about: Case,
  values: RuleValues,
): string[] {
  return reasons
    .filter(({ when }) => when?.(about) ?? true)
    .slice(0, 4)
    .map(({ text }) => interpolate(text, values));
}

/** The first three steps of a result, with general ones added if there are fewer. */
export function withMoreSteps(
  steps: readonly SummaryAction[],
  more: readonly SummaryAction[],
): SummaryAction[] {
  return [...steps, ...more].slice(0, NEXT_STEPS);
}

/** The bars and the lines of a result, as labels with their values. */
export function figureLines({ bars, lines }: ToolSummary): SummaryLine[] {
  return [...bars.map(({ label, text }) => ({ label, value: text })), ...lines];
}

/** The large figure as a line of text. */
export function figureText({ about, value, label }: SummaryFigure): string {
  return `${about === undefined ? '' : `${about}: `}${value} ${label}`;
}

/** Green from 75, amber from 50, red below, unless the tool's own bands say otherwise. */
export function toneOf(percent: number, goodFrom = 75, fairFrom = 50): Tone {
  if (percent >= goodFrom) return 'good';
  return percent >= fairFrom ? 'fair' : 'weak';
}

/** The points of a score up to which unknown answers may count as zero without a second thought. */
const UNKNOWN_POINTS = 25;

/** A score and the band of its verdict, after every rule that limits it. */
type ScoredBand<Band> = { readonly score: number; readonly band: Band };

/**
 * Whether so much is unknown that the answers could lead to another band: then there is no verdict.
 * @param best the result if everything unknown turned out well
 */
export function couldChange<Band>(now: ScoredBand<Band>, best: ScoredBand<Band>): boolean {
  return best.score - now.score > UNKNOWN_POINTS + 1e-9 && now.band !== best.band;
}
