import { interpolate } from '#app/platform/format/interpolate.ts';
import { contextOf } from '../model/published-figures.content.ts';
import {
  amountText,
  counted,
  dollars,
  hoursAWeek,
  joinWords,
  monthsText,
  percentText,
  roundHalfEven,
  roundUp,
} from '../model/tool-figures.ts';
import type { FindOutFirst, SummaryLine, ToolSummary } from '../model/tool-summary.ts';
import { toolWords } from '../tools.content.ts';
import { ROI_HORIZON_MONTHS } from './cash-flow.ts';
import { roiFields, roiVerdictWords, roiWords } from './roi-calculator.content.ts';
import type { RoiResult } from './roi-calculator.formula.ts';
import { type RoiField, whenUnknown } from './roi-input.ts';

/** The result in words. */
export function summarizeRoi(result: RoiResult): ToolSummary {
  const words = roiVerdictWords[result.verdict];
  return {
    tool: 'roi-calculator',
    title: words.title,
    warning: null,
    verdict: words.verdict,
    reasons: reasonsOf(result),
    figure: figureOf(result),
    bars: [],
    lines: linesOf(result),
    actions: words.actions.map(({ text, effort }) => ({
      text: interpolate(text, { driver: driverOf(result) }),
      effort,
    })),
    context: contextOf('roi-calculator'),
    findOutFirst: result.unknown.map((field) => findOut(field, result)),
    notCounted: roiWords.notCounted,
    disclaimer: toolWords.disclaimer,
  };
}

/** The payback, or the break-even hours if the hours are unknown. */
function figureOf(result: RoiResult): ToolSummary['figure'] {
  const needed = neededHours(result);
  if (needed !== null) {
    return { value: counted(needed, 'hour', 1), label: roiWords.neededHoursLabel };
  }
  const { paybackMonths } = result.scenarios.cautious;
  if (paybackMonths === null) return roiWords.noPaybackFigure;
  if (paybackMonths === 0) return roiWords.atOnceFigure;
  return { value: paybackText(paybackMonths), label: roiWords.paybackLabel };
}

/** "13.6 months", or the words for never and for next to nothing. */
export function paybackText(months: number | null): string {
  if (months === null) return roiWords.noPayback;
  if (months === 0) return roiWords.atOnce;
  return isUnderAMonth(months) ? roiWords.underAMonth : monthsText(months);
}

/** As rounded in the table, where "1 month" starts above 0.95. */
function isUnderAMonth(months: number): boolean {
  return roundHalfEven(months, 1) < 1;
}

/**
 * The hours a week, rounded up to a tenth, from which the cautious case pays for itself within a
 * year; null unless the hours are what has to be measured first.
 */
export function neededHours({ verdict, breakEvenHours }: RoiResult): number | null {
  return verdict === 'measure-first' && breakEvenHours !== null ? roundUp(breakEvenHours, 1) : null;
}

/** The same as the verb of a sentence: "would pay for itself in 13.6 months". */
function wouldPay(months: number | null): string {
  if (months === null) return roiWords.wouldNotPay;
  return `would pay for itself ${months === 0 ? roiWords.atOnce : `in ${paybackText(months)}`}`;
}

function reasonsOf(result: RoiResult): string[] {
  const { cautious, expected } = result.scenarios;
  const reasons: string[] = [];
  if (result.verdict === 'measure-first') {
    const needed = neededHours(result);
    if (needed) {
      reasons.push(
        `The task would have to take at least ${hoursAWeek(needed)} for the cautious case to pay for itself within a year. The calculator’s chart and table assume that many hours.`,
      );
    }
    return reasons;
  }
  if (paybackText(cautious.paybackMonths) !== paybackText(expected.paybackMonths)) {
    reasons.push(
      `Time to pay for itself: ${paybackText(cautious.paybackMonths)} in the cautious case, ${paybackText(expected.paybackMonths)} if the full ${percentText(expected.share)} of the work is automated. We go by the cautious case, because people usually guess the share too high.`,
    );
  }
  if (result.sensitivity.length > 0) {
    const moves = result.sensitivity.map(({ field, months, isBeyond }) => {
      const change = isBeyond
        ? `to more than ${ROI_HORIZON_MONTHS} months`
        : `by up to ${monthsText(months)}`;
      return `${change} (${roiFields[field].short})`;
    });
    reasons.push(
      `If one figure is off by 10%, the payback time can change ${joinWords(moves, 'or')}.`,
    );
  }
  const { paybackMonths } = cautious;
  if (paybackMonths !== null && isUnderAMonth(paybackMonths) && result.upfrontCents > 0) {
    reasons.push(
      'A payback of less than a month is usually too good to be true. Check the hours and the price: it’s rare to automate that much work for so little.',
    );
  }
  if (cautious.errorCents > cautious.labourCents) {
    const source = isUntouched(result, ...errorFields)
      ? roiWords.errorsFromStart
      : roiWords.errorsEntered;
    // Where it doesn't pay with them either, "without them" would say that it does.
    const without =
      cautious.paybackMonths === null
        ? ''
        : ` Without them, the cautious case ${wouldPay(result.paybackWithoutErrors)}.`;
    reasons.push(
      `Most of the value comes from ${source}: ${dollars(cautious.errorCents)} of ${dollars(cautious.valueCents)} a month in the cautious case.${without} Count real errors for a month before you rely on it.`,
    );
  }
  if (expected.valueCents <= result.runningCents) {
    reasons.push(
      `In the expected case, it would save ${dollars(expected.valueCents)} a month and cost ${dollars(result.runningCents)} a month to run.`,
    );
  }
  if (result.breakEvenShare === null) {
    reasons.push(
      'Even if all of the work could be automated, the cautious case would end its first year with a loss.',
    );
  } else if (result.breakEvenShare > 0) {
    const needed = percentText(roundUp(result.breakEvenShare, 3), 1);
    const share = percentText(expected.share);
    const isEnough = result.breakEvenShare <= expected.share;
    reasons.push(
      `Of the ${share} of the work that could be automated, the cautious case counts only 60%. For a payback within a year in that case, ${isEnough ? `${needed} instead of the ${share} would be enough` : `the ${share} would have to be at least ${needed}`}.`,
    );
  }
  if (result.opportunityCents > 0) {
    reasons.push(
      `With the missed inquiries counted at ${dollars(result.opportunityCents)} a month, the expected case ${wouldPay(result.paybackWithOpportunity)}. Count them for two weeks before you rely on it.`,
    );
  }
  if (result.untouched.length > 0) {
    const names = result.untouched.filter((field) => !(field in optional));
    if (names.length > 0)
      reasons.push(
        `These are still our starting figures, not yours: ${joinWords(names.map((field) => roiFields[field].short))}.`,
      );
  }
  return reasons;
}

const errorFields = ['errorRatePercent', 'errorReductionPercent', 'errorCostCents'] as const;

/** Off until somebody fills them in. */
const optional = { missedPerMonth: 0, missedChancePercent: 0, missedMarginCents: 0 } as const;

/** Whether any of the figures is still ours, so that it isn't quoted as the visitor's. */
function isUntouched(result: RoiResult, ...fields: readonly RoiField[]): boolean {
  return fields.some((field) => result.untouched.includes(field));
}

/** What moves the payback most, in words. */
function driverOf(result: RoiResult): string {
  const [first] = result.sensitivity;
  return first === undefined ? roiFields.hoursPerWeek.short : roiFields[first.field].short;
}

function linesOf(result: RoiResult): SummaryLine[] {
  const lines: SummaryLine[] = [
    { label: 'Up-front cost', value: dollars(result.upfrontCents) },
    { label: 'Running cost per month', value: dollars(result.runningCents) },
  ];
  if (result.verdict === 'measure-first') return lines;
  for (const key of ['cautious', 'expected', 'optimistic'] as const) {
    const scenario = result.scenarios[key];
    const name = roiWords.scenarios[key];
    lines.push(
      { label: `${name}: share automated`, value: percentText(scenario.share) },
      { label: `${name}: saved per month`, value: dollars(scenario.valueCents) },
      { label: `${name}: pays for itself after`, value: paybackText(scenario.paybackMonths) },
      { label: `${name}: net after 1 year`, value: dollars(scenario.cum12Cents) },
      { label: `${name}: net after 3 years`, value: dollars(scenario.cum36Cents) },
    );
    if (scenario.roi36 !== null) {
      lines.push({ label: `${name}: return over 3 years`, value: percentText(scenario.roi36, 1) });
    }
  }
  if (result.opportunityCents > 0) {
    lines.push({
      label: 'Separately: missed inquiries per month',
      value: dollars(result.opportunityCents),
    });
  }
  return lines;
}

function findOut(name: RoiField, result: RoiResult): FindOutFirst {
  const { setting, findOut: how } = roiFields[name];
  // The chart and the table count the hours that would be needed, not zero.
  const isMeasured = name === 'hoursPerWeek' || name === 'minutesPerItem';
  if (isMeasured && neededHours(result)) {
    return { question: setting.label, how };
  }
  const used = whenUnknown[name];
  const instead =
    used === 0
      ? roiWords.countedAsZero
      : `${roiWords.usedInstead} ${amountText(setting.value, setting.unit)}.`;
  return { question: setting.label, how: `${how} ${instead}` };
}
