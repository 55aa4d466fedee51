import { interpolate } from '#app/platform/format/interpolate.ts';
import { dollars, hoursAWeek, plainNumber } from '../model/tool-figures.ts';
import type { SummaryAction, SummaryLine } from '../model/tool-summary.ts';
import { copyingWords } from './stack-copying.content.ts';
import type { StackInput, StackLink, StackResult, TimedLink } from './stack-model.ts';
import { toolLabel, toolLabels } from './tool-label.ts';

/** "Jobber → QuickBooks Online". */
export function pairLabel(input: StackInput, link: StackLink): string {
  return `${toolLabel(input, link.from)} → ${toolLabel(input, link.to)}`;
}

/** What becomes of a pair, for the table: "Both sides connect: can be automated". */
export function pairState(input: StackInput, result: StackResult, link: StackLink): string {
  const { states } = copyingWords;
  const names = (indexes: readonly number[]) => ({ tools: toolLabels(input, indexes) });
  if (link.kind === 'ends') {
    return interpolate(states[endOf(result, link)], names(namedEnd(link)));
  }
  if (link.kind !== 'ready' || link.ifKept.length === 0) return states[link.kind];
  return interpolate(states.readyIf, names(link.ifKept));
}

/** Why a pair isn't among the automations, for the reasons; empty for one that can be. */
export function pairReasons(input: StackInput, result: StackResult, link: StackLink): string[] {
  const { reasons } = copyingWords;
  const copying =
    link.hoursPerWeek === null
      ? reasons.copied
      : interpolate(reasons.hours, { hours: hoursAWeek(link.hoursPerWeek) });
  const say = (text: string, tools: readonly number[]) =>
    interpolate(text, {
      pair: pairLabel(input, link),
      copying,
      tools: toolLabels(input, tools),
    });
  const unknown = link.unknownAt.length > 0 ? ` ${say(reasons.unknown, link.unknownAt)}` : '';
  switch (link.kind) {
    case 'ready':
      return [];
    case 'open':
      return [`${say(reasons.open, [])}${unknown}`];
    case 'blocked':
      return [`${say(reasons.blocked, link.blockedBy)}${unknown}`];
    case 'ends':
      return [say(reasons[endOf(result, link)], namedEnd(link))];
    default:
      return link.kind satisfies never;
  }
}

/** The line of an automation among the figures. */
export function automationLine(input: StackInput, link: TimedLink, at: number): SummaryLine {
  const { label, labelIf } = copyingWords.automation;
  return {
    label: interpolate(link.ifKept.length === 0 ? label : labelIf, {
      number: at + 1,
      pair: pairLabel(input, link),
      tools: toolLabels(input, link.ifKept),
    }),
    value: `${hoursAWeek(link.hoursPerWeek)}, ${dollars(link.costCents)} a month`,
  };
}

/** The step for the best automation, if there is one. */
export function automationSteps(input: StackInput, result: StackResult): SummaryAction[] {
  const { step, stepIf, effort } = copyingWords.automation;
  return result.firstAutomations.slice(0, 1).map((link) => ({
    text: interpolate(link.ifKept.length === 0 ? step : stepIf, {
      pair: pairLabel(input, link),
      tools: toolLabels(input, link.ifKept),
      hours: hoursAWeek(link.hoursPerWeek),
      go: plainNumber(link.hoursPerWeek) === '1' ? 'goes' : 'go',
    }),
    effort,
  }));
}

/** Between two tools of one job, copying ends; else the tool that stays may need it, too. */
function endOf({ duplicates }: StackResult, link: StackLink) {
  if (link.endsWith.length === 0) return 'endsByChoice';
  const isOneJob = duplicates.some(
    ({ tools }) => tools.includes(link.from) && tools.includes(link.to),
  );
  return isOneJob ? 'ends' : 'changes';
}

function namedEnd({ endsWith, endsByChoice }: StackLink): readonly number[] {
  return endsWith.length > 0 ? endsWith : endsByChoice;
}
