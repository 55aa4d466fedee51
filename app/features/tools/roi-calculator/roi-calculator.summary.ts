import { interpolate } from '#app/platform/format/interpolate.ts';
import { contextOf } from '../model/published-figures.content.ts';
import type { ExampleBusiness } from '../model/tool-definition.ts';
import { amountText, counted, dollars, percentText } from '../model/tool-figures.ts';
import type { FindOutFirst, SummaryLine, ToolSummary } from '../model/tool-summary.ts';
import { toolWords } from '../tools.content.ts';
import { neededHours, paybackText } from './payback.ts';
import { roiFields, roiVerdictWords, roiWords } from './roi-calculator.content.ts';
import type { RoiResult, RoiVerdict } from './roi-calculator.formula.ts';
import { type RoiField, whenUnknown } from './roi-input.ts';
import { reasonsOf, savedCents } from './roi-reasons.ts';

/**
 * The result in words.
 * @param example the business whose example the figures are; null if any of them was changed
 */
export function summarizeRoi(
  result: RoiResult,
  example: ExampleBusiness | null = null,
): ToolSummary {
  const words = roiVerdictWords[result.verdict];
  return {
    tool: 'roi-calculator',
    title: words.title,
    warning: null,
    verdict: words.verdict,
    reasons: reasonsOf(result, example),
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
    advisesAgainst: withoutProject.includes(result.verdict) ? 'spending' : undefined,
  };
}

/** The verdicts to spend nothing on a project, at least for now. */
const withoutProject: readonly RoiVerdict[] = ['not-yet', 'template', 'measure-first'];

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
      { label: `${name}: share automated`, value: percentText(scenario.share, 1) },
      { label: `${name}: saved per month`, value: dollars(savedCents(scenario)) },
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
