import { interpolate } from '#app/platform/format/interpolate.ts';
import type { ExampleBusiness } from '../model/tool-definition.ts';
import {
  dollarSum,
  dollars,
  hoursAWeek,
  joinWords,
  monthsText,
  percentText,
  roundUp,
} from '../model/tool-figures.ts';
import { toolPageWords } from '../tools.content.ts';
import { ROI_HORIZON_MONTHS } from './cash-flow.ts';
import { isUnderAMonth, neededHours, paybackText, wouldPay } from './payback.ts';
import { roiFields, roiWords } from './roi-calculator.content.ts';
import type { RoiResult, RoiScenario } from './roi-calculator.formula.ts';
import { errorFields } from './roi-input.ts';

/**
 * The reasons for the verdict, and what it depends on.
 * @param example the business whose example the figures are
 */
export function reasonsOf(result: RoiResult, example: ExampleBusiness | null): string[] {
  if (result.verdict === 'measure-first') return hoursReason(result);
  return [
    ...templateReason(result),
    ...casesReason(result),
    ...sensitivityReason(result),
    ...tooGoodReason(result),
    ...errorsReason(result),
    ...runningReason(result),
    ...shareReason(result),
    ...opportunityReason(result),
    ...startingFigures(result, example),
  ];
}

/** What is saved a month, as the sum of the printed parts. */
export function savedCents({ labourCents, errorCents }: RoiScenario): number {
  return dollarSum([labourCents, errorCents]);
}

function hoursReason(result: RoiResult): string[] {
  const needed = neededHours(result);
  if (!needed) return [];
  return [
    `The task would have to take at least ${hoursAWeek(needed)} for the cautious case to pay for itself within a year. The calculator’s chart and table assume that many hours.`,
  ];
}

function templateReason({ verdict, scenarios, unknown }: RoiResult): string[] {
  if (verdict !== 'template') return [];
  const { littleToGain, evenIfQuick, errorsUnknown } = roiWords.template;
  const isQuick = (scenarios.cautious.paybackMonths ?? ROI_HORIZON_MONTHS) <= 12;
  const hasOpenErrors = [...errorFields, 'itemsPerMonth' as const].some((f) => unknown.includes(f));
  return [`${littleToGain}${isQuick ? evenIfQuick : ''}.${hasOpenErrors ? errorsUnknown : ''}`];
}

function casesReason({ scenarios: { cautious, expected } }: RoiResult): string[] {
  const [low, usual] = [paybackText(cautious.paybackMonths), paybackText(expected.paybackMonths)];
  if (low === usual) return [];
  return [
    `Time to pay for itself: ${low} in the cautious case, ${usual} in the expected one. We go by the cautious case, because people usually guess the savings too high.`,
  ];
}

function sensitivityReason({ sensitivity }: RoiResult): string[] {
  if (sensitivity.length === 0) return [];
  const moves = sensitivity.map(({ field, months, isBeyond }) => {
    const change = isBeyond
      ? `to more than ${ROI_HORIZON_MONTHS} months`
      : `by up to ${monthsText(months)}`;
    return `${change} (${roiFields[field].short})`;
  });
  return [`If one figure is off by 10%, the payback time can change ${joinWords(moves, 'or')}.`];
}

function tooGoodReason({ scenarios, upfrontCents }: RoiResult): string[] {
  const { paybackMonths } = scenarios.cautious;
  if (paybackMonths === null || !isUnderAMonth(paybackMonths) || upfrontCents === 0) return [];
  return [
    'A payback of less than a month is usually too good to be true. Check the hours and the price: it’s rare to automate that much work for so little.',
  ];
}

function errorsReason(result: RoiResult): string[] {
  const { cautious } = result.scenarios;
  if (cautious.errorCents <= cautious.labourCents) return [];
  const errors = dollars(cautious.errorCents);
  const value =
    cautious.labourCents === 0
      ? `All of the value we counted comes from avoided errors: ${errors}`
      : `Most of the value comes from avoided errors: ${errors} of ${dollars(savedCents(cautious))}`;
  // Where it doesn't pay with them either, "without them" would say that it does.
  const without =
    cautious.paybackMonths === null
      ? ''
      : ` Without them, the cautious case ${wouldPay(result.paybackWithoutErrors)}.`;
  return [
    `${value} a month in the cautious case.${without} Count real errors for a month before you rely on it.`,
  ];
}

function runningReason({ scenarios: { expected }, runningCents }: RoiResult): string[] {
  if (expected.valueCents > runningCents) return [];
  return [
    `In the expected case, it would save ${dollars(savedCents(expected))} a month and cost ${dollars(runningCents)} a month to run.`,
  ];
}

function shareReason({ breakEvenShare, scenarios: { expected } }: RoiResult): string[] {
  if (breakEvenShare === null) {
    const errors = expected.errorCents > 0 ? ' and of the avoided errors' : '';
    return [
      `Even if all of the work could be automated, the cautious case, which counts only 60% of it${errors}, would end its first year with a loss.`,
    ];
  }
  if (breakEvenShare === 0) return [];
  const needed = percentText(roundUp(breakEvenShare, 3), 1);
  const share = percentText(expected.share, 1);
  const isEnough = breakEvenShare <= expected.share;
  return [
    `The cautious case counts three fifths of the ${share} of the work that could be automated. For a payback within a year in that case, ${isEnough ? `${needed} instead of the ${share} would be enough` : `that share would have to be at least ${needed} instead of ${share}`}.`,
  ];
}

function opportunityReason(result: RoiResult): string[] {
  if (result.opportunityCents === 0) return [];
  const pays = result.paybackWithOpportunity !== null;
  const counted = `missed inquiries counted at ${dollars(result.opportunityCents)} a month`;
  return [
    `${pays ? 'With' : 'Even with'} the ${counted}, the expected case ${wouldPay(result.paybackWithOpportunity)}.${pays ? ' Count them for two weeks before you rely on it.' : ''}`,
  ];
}

/** Off until somebody fills them in. */
const optional = { missedPerMonth: 0, missedChancePercent: 0, missedMarginCents: 0 } as const;

/** Equal to a starting figure is not the same as left alone, so nobody is told that it isn't theirs. */
function startingFigures({ untouched }: RoiResult, example: ExampleBusiness | null): string[] {
  const { ofExample, oneAsAtTheStart, someAsAtTheStart } = roiWords.startingFigures;
  if (example !== null) {
    const business = toolPageWords.examples.businesses[example].inSentence;
    return [interpolate(ofExample, { business })];
  }
  const names = untouched.filter((field) => !(field in optional)).map((f) => roiFields[f].short);
  if (names.length === 0) return [];
  const words = names.length === 1 ? oneAsAtTheStart : someAsAtTheStart;
  return [interpolate(words, { names: joinWords(names) })];
}
