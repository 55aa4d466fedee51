import { interpolate } from '#app/platform/format/interpolate.ts';
import type { SummaryAction } from '../model/tool-summary.ts';
import { exposedWords } from './stack-advice.content.ts';
import { isOvertaken, leaves } from './stack-advice.ts';
import { adviceWords } from './stack-advice-words.ts';
import {
  exposedTools,
  type GapInput,
  toolsWithoutLogins,
  toolsWithoutOwner,
} from './stack-gaps.ts';
import { linkSteps, stepAbout } from './stack-link-advice.ts';
import type { StackAdvice, ToolAdvice } from './stack-model.ts';
import { stackGapSteps, stackWords } from './tech-stack.content.ts';
import { byKind } from './tool-kind.ts';
import { toolLabels } from './tool-label.ts';

type TextAdvice = Exclude<StackAdvice, 'keep'>;

/** One step for each kind of tools whose personal data isn't secured. */
export function exposedSteps({ input, result }: GapInput): SummaryAction[] {
  return byKind(exposedTools({ input, result }), input.tools).map(([kind, tools]) => {
    const { one, many, effort } = exposedWords[kind];
    const names = toolLabels(input, tools);
    return tools.length === 1
      ? { text: `${names}: ${one}`, effort }
      : { text: `${names}: ${many}`, effort: `${effort} a tool` };
  });
}

/** A step for each tool with this advice, in the order of the entries. */
export function adviceSteps(
  gaps: GapInput,
  advice: TextAdvice,
  entries: readonly ToolAdvice[] = gaps.result.tools,
): SummaryAction[] {
  return entries
    .filter((entry) => entry.advice.includes(advice) && !isOvertaken(entry, advice))
    .flatMap((entry) => {
      const tool = gaps.input.tools[entry.tool];
      if (tool === undefined) return [];
      const { text, effort } = adviceWords(tool, entry, advice);
      // Whether a core tool is kept is open only while another one does the same job.
      const step =
        advice === 'bridge'
          ? stepAbout(gaps, [entry.tool], text)
          : `${toolLabels(gaps.input, [entry.tool])}: ${text}`;
      return [{ text: step, effort }];
    });
}

/** The tools to give up, those that renew soonest first. */
export function givenUpSteps(gaps: GapInput): SummaryAction[] {
  const entries = bySoonest(gaps.result.tools.filter(leaves));
  return [...adviceSteps(gaps, 'cut', entries), ...adviceSteps(gaps, 'consolidate', entries)];
}

/** What is to be decided today because it renews this month; a tool to give up is cancelled. */
export function renewalSteps(gaps: GapInput, thisMonth: boolean): SummaryAction[] {
  const entries = bySoonest(gaps.result.tools).filter(
    ({ renewsInMonths }) => (renewsInMonths === 0) === thisMonth,
  );
  return adviceSteps(gaps, 'renewal', entries);
}

/** A step for each job of which one tool is to be chosen. */
export function choiceSteps({ input }: GapInput, jobs: readonly (readonly number[])[]) {
  const { decideOnOne, others, decideEffort } = stackWords;
  return jobs.map((job) => ({
    text: interpolate(decideOnOne, {
      names: toolLabels(input, job),
      others: job.length === 2 ? others.one : others.several,
    }),
    effort: decideEffort,
  }));
}

export function ownerSteps(gaps: GapInput): SummaryAction[] {
  const tools = toolsWithoutOwner(gaps);
  if (tools.length === 0) return [];
  const { owner, owners } = stackGapSteps;
  const { text, effort } = tools.length === 1 ? owner : owners;
  return [{ text: interpolate(text, { names: toolLabels(gaps.input, tools) }), effort }];
}

export function loginSteps(gaps: GapInput): SummaryAction[] {
  const { logins, fileLogins } = stackGapSteps;
  return byKind(toolsWithoutLogins(gaps), gaps.input.tools).map(([kind, tools]) => {
    const names = toolLabels(gaps.input, tools);
    if (kind !== 'file') return { ...logins, text: interpolate(logins.text, { names }) };
    const text = tools.length === 1 ? fileLogins.one : fileLogins.many;
    return { text: interpolate(text, { names }), effort: fileLogins.effort };
  });
}

/** A step for each weak link; core tools without any connection are always among them. */
export function weakLinkSteps(gaps: GapInput): SummaryAction[] {
  const { weakLinks, tools } = gaps.result;
  const others = weakLinks.filter((tool) => tools[tool]?.advice.includes('bridge') !== true);
  return [...adviceSteps(gaps, 'bridge'), ...linkSteps(gaps, others)];
}

function bySoonest(entries: readonly ToolAdvice[]): ToolAdvice[] {
  return [...entries].sort((a, b) => (a.renewsInMonths ?? 12) - (b.renewsInMonths ?? 12));
}
