import { lowerFirst } from '#app/platform/format/first-letter.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import {
  amountText,
  dollars,
  exactDollars,
  joinWords,
  plainNumber,
  shownSum,
} from '../model/tool-figures.ts';
import {
  type FindOutFirst,
  NEXT_STEPS,
  type SummaryLine,
  type ToolSummary,
  withMoreSteps,
} from '../model/tool-summary.ts';
import { toolWords } from '../tools.content.ts';
import { contingencyPercent } from './cost-defaults.content.ts';
import { COST_YEARS, type CostNumber, costCases, hstOn, pieceKinds } from './cost-figures.ts';
import {
  cheaperAnyway,
  cleaningEffort,
  costFindOut,
  costNumberFields,
  costUndecidedWords,
  costVerdictWords,
  costWords,
  leverWords,
  offerReasonWords,
  packageAnyway,
  pieceWords,
} from './implementation-cost.content.ts';
import type { CostQuestion, CostResult } from './implementation-cost.formula.ts';
import { costWithPackage, coversAny, type OfferReason } from './package-fit.ts';

/** The result in words. */
export function summarizeCost(result: CostResult): ToolSummary {
  const words = result.isUndecided ? undecided(result) : costVerdictWords[result.verdict];
  const cheaper = result.cheaper.map(({ lever, savingCents, thenPackage }) => ({
    text: [
      leverWords[lever].text,
      ...(thenPackage === null ? [] : [costWords.thenPackage[thenPackage]]),
      interpolate(leverWords[lever].saves, { amount: dollars(savingCents) }),
    ].join(' '),
    effort: lever === 'clean-data' ? cleaningEffort[result.data] : leverWords[lever].effort,
  }));
  return {
    tool: 'implementation-cost-calculator',
    title: words.title,
    warning: null,
    verdict: words.verdict,
    reasons: reasonsOf(result),
    figure: figureOf(result),
    bars: [],
    lines: linesOf(result),
    actions: withMoreSteps(
      // Where the verdict is open, finding out comes before any other step.
      result.isUndecided ? [words.nextStep, ...cheaper].slice(0, NEXT_STEPS) : cheaper,
      [
        ...(result.isUndecided ? [] : [words.nextStep]),
        ...(result.offer?.mayFit ? packageAnyway : cheaperAnyway),
      ],
    ),
    context: [],
    findOutFirst: result.unknown.map(findOut),
    notCounted: costWords.notCounted,
    disclaimer: toolWords.disclaimer,
  };
}

/** The words while the verdict could still turn out another. The numbers have usual figures. */
function undecided({ verdict, unknown }: CostResult) {
  const { title, verdict: sentence, likely, nextStep } = costUndecidedWords;
  const open = unknown.filter((question) => !(question in costNumberFields));
  const questions = joinWords(open.map((question) => lowerFirst(costFindOut[question].question)));
  return {
    title,
    verdict: interpolate(sentence, { likely: likely[verdict] }),
    nextStep: { ...nextStep, text: interpolate(nextStep.text, { questions }) },
  };
}

function findOut(question: CostQuestion): FindOutFirst {
  const words = costFindOut[question];
  if (!(question in costNumberFields)) return words;
  const { setting } = costNumberFields[question as CostNumber];
  const used = `${costWords.usedInstead} ${amountText(setting.value, setting.unit)}.`;
  return { question: words.question, how: `${words.how} ${used}` };
}

/** HST on the printed price, so that whoever multiplies that price gets the same. */
function hstText(priceCents: number): string {
  return exactDollars(hstOn(Math.round(priceCents / 100) * 100));
}

/** Whole weeks, rounded up. */
export function weeksText(weeks: number): string {
  return `${plainNumber(Math.ceil(weeks - 1e-9), 0)} weeks`;
}

function reasonsOf(result: CostResult): string[] {
  const { offTheShelf, offer } = result;
  const withPackage = offer !== null && coversAny(offer) ? ' with the launch package' : '';
  const reasons = [
    `${costWords.offTheShelf.question} Over three years that is ${dollars(offTheShelf.lowCents)} to ${dollars(offTheShelf.highCents)}, compared with ${dollars(threeYearsOf(result))} for this${withPackage}.`,
  ];
  if (offer !== null) reasons.push(...offerReasons(offer));
  return reasons;
}

type Offer = NonNullable<CostResult['offer']>;

/** The displayed three-year cost, with the package if it covers anything. */
function threeYearsOf({ offer, likely }: CostResult): number {
  return offer !== null && coversAny(offer)
    ? costWithPackage(offer, COST_YEARS)
    : likely.threeYearCents;
}

/** What the package covers, why the rest costs more, and what it will cost after the launch. */
function offerReasons(offer: Offer): string[] {
  const pieces = pieceKinds.flatMap((kind) => {
    const count = offer.covered[kind] ?? 0;
    const label = `“${pieceWords[kind].label}”`;
    return count === 0 ? [] : [count === 1 ? label : `${count} × ${label}`];
  });
  const isUnknown = offer.reasons.includes('privacy-unknown');
  const none = isUnknown ? costWords.offerNotCounted : costWords.offerDoesNotFit;
  const covers =
    pieces.length === 0
      ? none
      : interpolate(offer.coversSetup ? costWords.offerCovers : costWords.offerCoversPieces, {
          pieces: joinWords(pieces),
        });
  return [
    `${costWords.offerLabel}, ${dollars(offer.priceCents)} ${costWords.plusHst}: ${offer.mayFit ? costWords.offerFits : covers}. ${interpolate(costWords.planned, { planned: dollars(offer.plannedPriceCents) })}`,
    ...because(offer),
  ];
}

/** Why the package covers nothing, or not everything. Only what rules it out is a reason for nothing. */
function because({ covered, reasons }: Offer): string[] {
  const sentence = (words: string, given: readonly OfferReason[]) =>
    given.length === 0
      ? []
      : [interpolate(words, { reasons: given.map((one) => offerReasonWords[one]).join('; ') })];
  if (Object.keys(covered).length > 0) return sentence(costWords.restBecause, reasons);
  const others = reasons.filter((one) => one !== 'sensitive' && one !== 'privacy-unknown');
  if (reasons.includes('privacy-unknown')) return sentence(costWords.evenIfNotSensitive, others);
  return reasons.includes('sensitive')
    ? [
        ...sentence(costWords.allBecause, ['sensitive']),
        ...sentence(costWords.evenWithoutSensitive, others),
      ]
    : sentence(costWords.allBecause, ['piece']);
}

/** The price with the package if it covers anything, else of a custom project. */
function figureOf(result: CostResult): ToolSummary['figure'] {
  const { offer, low, likely, high } = result;
  if (offer === null || Object.keys(offer.covered).length === 0) {
    return {
      value: dollars(likely.buildCents),
      label: interpolate(costWords.figureLabel, {
        low: dollars(low.buildCents),
        high: dollars(high.buildCents),
      }),
    };
  }
  const rest = offer.rest.likely.buildCents;
  if (rest < 100) return { value: dollars(offer.priceCents), label: costWords.packageOnly };
  return {
    value: dollars(offer.totalCents),
    label: interpolate(costWords.packageAndRest, {
      package: dollars(offer.priceCents),
      rest: dollars(rest),
    }),
  };
}

function linesOf(result: CostResult): SummaryLine[] {
  const { offer } = result;
  return offer !== null && coversAny(offer)
    ? [...packageLines(offer), ...customLines(result, costWords.customInstead)]
    : customLines(result, '');
}

/** @param prefix starts the labels that could otherwise seem to include the package */
function customLines(result: CostResult, prefix: string): SummaryLine[] {
  const lines: SummaryLine[] = costCases.map((at) => ({
    label: interpolate(costWords.customBuild, {
      case: at,
      hours: plainNumber(result[at].hours),
      reserve: contingencyPercent[at],
    }),
    value: dollars(result[at].buildCents),
  }));
  const { low, likely, high } = result;
  const subscriptionsCents =
    likely.runningPerMonthCents - result.modelUsePerMonthCents - likely.maintenancePerMonthCents;
  const runningParts = [
    subscriptionsCents,
    result.modelUsePerMonthCents,
    likely.maintenancePerMonthCents,
  ];
  lines.push(
    { label: `${prefix}HST on the likely price`, value: hstText(likely.buildCents) },
    { label: `${prefix}Time to build`, value: weeksText(result.weeks) },
    { label: `${prefix}Running cost per month`, value: exactDollars(shownSum(runningParts)) },
    { label: 'including AI model use', value: exactDollars(result.modelUsePerMonthCents) },
    { label: 'including upkeep', value: exactDollars(likely.maintenancePerMonthCents) },
    { label: `${prefix}First year`, value: dollars(likely.firstYearCents) },
    {
      label: `${prefix}Three-year total`,
      value: `${dollars(likely.threeYearCents)} (${dollars(low.threeYearCents)} to ${dollars(high.threeYearCents)})`,
    },
  );
  return lines;
}

function packageLines(offer: Offer): SummaryLine[] {
  const { low, likely, high } = offer.rest;
  return [
    { label: costWords.offerLabel, value: `${dollars(offer.priceCents)} ${costWords.plusHst}` },
    {
      label: costWords.rest,
      value: `${dollars(likely.buildCents)} (${dollars(low.buildCents)} to ${dollars(high.buildCents)})`,
    },
    { label: costWords.total, value: dollars(offer.totalCents) },
    { label: costWords.totalHst, value: hstText(offer.totalCents) },
    { label: costWords.totalRunning, value: exactDollars(offer.runningPerMonthCents) },
    { label: costWords.totalUpkeep, value: exactDollars(offer.upkeepPerMonthCents) },
    {
      label: offer.mayFit ? costWords.included : costWords.includedUpkeep,
      value: exactDollars(-offer.includedCents),
    },
    { label: costWords.totalFirstYear, value: dollars(costWithPackage(offer, 1)) },
    { label: costWords.totalThreeYears, value: dollars(costWithPackage(offer, COST_YEARS)) },
  ];
}
