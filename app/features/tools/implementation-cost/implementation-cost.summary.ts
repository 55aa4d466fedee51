import { interpolate } from '#app/platform/format/interpolate.ts';
import {
  amountText,
  dollars,
  exactDollars,
  joinWords,
  plainNumber,
} from '../model/tool-figures.ts';
import {
  type FindOutFirst,
  type SummaryLine,
  type ToolSummary,
  withMoreSteps,
} from '../model/tool-summary.ts';
import { toolWords } from '../tools.content.ts';
import { type CostNumber, costCases } from './cost-figures.ts';
import {
  cheaperAnyway,
  costFindOut,
  costNumberFields,
  costVerdictWords,
  costWords,
  leverWords,
  offerReasonWords,
} from './implementation-cost.content.ts';
import type { CostQuestion, CostResult } from './implementation-cost.formula.ts';

const caseWords = { low: 'Low', likely: 'Likely', high: 'High' } as const;

/** The result in words. */
export function summarizeCost(result: CostResult): ToolSummary {
  const words = costVerdictWords[result.verdict];
  return {
    tool: 'implementation-cost-calculator',
    title: words.title,
    warning: null,
    verdict: words.verdict,
    reasons: reasonsOf(result),
    figure: {
      value: dollars(result.likely.buildCents),
      label: interpolate(costWords.figureLabel, {
        low: dollars(result.low.buildCents),
        high: dollars(result.high.buildCents),
      }),
    },
    bars: [],
    lines: linesOf(result),
    actions: withMoreSteps(
      result.cheaper.map(({ lever, savingCents }) => ({
        text: `${leverWords[lever].text} Saves about ${dollars(savingCents)} over three years.`,
        effort: leverWords[lever].effort,
      })),
      [words.nextStep, ...cheaperAnyway],
    ),
    context: [],
    findOutFirst: result.unknown.map(findOut),
    notCounted: costWords.notCounted,
    disclaimer: toolWords.disclaimer,
  };
}

function findOut(question: CostQuestion): FindOutFirst {
  const words = costFindOut[question];
  if (!(question in costNumberFields)) return words;
  const { setting } = costNumberFields[question as CostNumber];
  const used = `${costWords.usedInstead} ${amountText(setting.value, setting.unit)}.`;
  return { question: words.question, how: `${words.how} ${used}` };
}

/** Whole weeks, rounded up: a started week is a week. */
export function weeksText(weeks: number): string {
  return `${plainNumber(Math.ceil(weeks - 1e-9), 0)} weeks`;
}

function reasonsOf(result: CostResult): string[] {
  const { offTheShelf, offer } = result;
  const reasons = [
    `${costWords.offTheShelf.question} Over three years that is ${dollars(offTheShelf.lowCents)} to ${dollars(offTheShelf.highCents)}, against ${dollars(result.likely.threeYearCents)} for this.`,
  ];
  if (offer !== null) {
    const why = offer.mayFit
      ? `${costWords.offerFits}.`
      : `${costWords.offerDoesNotFit}: ${joinWords(offer.reasons.map((r) => offerReasonWords[r]))}.`;
    reasons.push(
      `${costWords.offerLabel}, ${dollars(offer.priceCents)} ${costWords.plusHst}: ${why} ${costWords.offerNote}`,
    );
  }
  return reasons;
}

function linesOf(result: CostResult): SummaryLine[] {
  const lines: SummaryLine[] = costCases.map((at) => ({
    label: `${caseWords[at]}: ${plainNumber(result[at].hours)} hours`,
    value: dollars(result[at].buildCents),
  }));
  lines.push(
    { label: 'HST on the likely price', value: exactDollars(result.likely.hstCents) },
    { label: 'Time', value: weeksText(result.weeks) },
    { label: 'Running a month', value: exactDollars(result.likely.runningPerMonthCents) },
    { label: 'of which use of the model', value: exactDollars(result.modelUsePerMonthCents) },
    { label: 'of which upkeep', value: exactDollars(result.likely.maintenancePerMonthCents) },
    { label: 'First year', value: dollars(result.likely.firstYearCents) },
    {
      label: 'Three years',
      value: `${dollars(result.likely.threeYearCents)} (${dollars(result.low.threeYearCents)} to ${dollars(result.high.threeYearCents)})`,
    },
  );
  if (result.offer !== null) {
    lines.push({
      label: costWords.offerLabel,
      value: `${dollars(result.offer.priceCents)} ${costWords.plusHst}`,
    });
  }
  return lines;
}
