import { interpolate } from '#app/platform/format/interpolate.ts';
import { joinWords } from '../model/tool-figures.ts';
import { openDuplicates } from './stack-advice.ts';
import { readyVerdicts } from './stack-copying.content.ts';
import { isWorthIt } from './stack-links.ts';
import type { StackInput, StackLink, StackResult } from './stack-model.ts';
import { toolLabels } from './tool-label.ts';

/** What comes first where the tools are ready. It decides the verdict and the first steps. */
export type ReadyCase =
  | { readonly kind: 'automate' | 'time' | 'too-little' | 'nothing' }
  /** To choose between the tools of each job before anything is automated, or instead. */
  | { readonly kind: 'choose'; readonly jobs: readonly number[][] }
  | { readonly kind: 'decide'; readonly job: readonly number[]; readonly link: StackLink }
  | { readonly kind: 'cancel'; readonly link: StackLink }
  | { readonly kind: 'find-out' | 'replace'; readonly tools: readonly number[] };

/** The case of a result by its copying: what can be automated, else the most hours. */
export function readyCase(result: StackResult): ReadyCase {
  const { links } = result.map;
  const [best] = result.firstAutomations;
  if (best !== undefined) {
    const jobs = openDuplicates(result.duplicates, result.tools).filter((job) =>
      job.some((tool) => best.ifKept.includes(tool)),
    );
    return jobs.length > 0 ? { kind: 'choose', jobs } : { kind: 'automate' };
  }
  const worth = links.filter(isWorthIt);
  if (worth.some(({ kind }) => kind === 'ready')) return { kind: 'time' };
  const [top] = [...worth].sort((a, b) => (b.hoursPerWeek ?? 0) - (a.hoursPerWeek ?? 0));
  if (top === undefined) return { kind: links.length > 0 ? 'too-little' : 'nothing' };
  const all = (ends: (link: StackLink) => readonly number[]) => [
    ...new Set(worth.filter(({ kind }) => kind === top.kind).flatMap(ends)),
  ];
  if (top.kind === 'open') return { kind: 'find-out', tools: all(({ unknownAt }) => unknownAt) };
  if (top.kind === 'blocked') return { kind: 'replace', tools: all(({ blockedBy }) => blockedBy) };
  return top.endsWith.length > 0
    ? { kind: 'cancel', link: top }
    : { kind: 'decide', job: top.endsByChoice, link: top };
}

/** The verdict on tools that are ready. */
export function readyVerdict(input: StackInput, result: StackResult): string {
  const first = readyCase(result);
  const names = (tools: readonly number[]) => toolLabels(input, tools);
  const between = (jobs: readonly (readonly number[])[]) =>
    joinWords(jobs.map((job) => `between ${names(job)}`));
  switch (first.kind) {
    case 'automate':
      return readyVerdicts.automate;
    case 'choose':
      return interpolate(readyVerdicts.choose, { between: between(first.jobs) });
    case 'time': {
      const isOne = result.map.links.length === 1;
      return isOne ? readyVerdicts.timeOne : readyVerdicts.time;
    }
    case 'find-out': {
      const { findOut, findOutAll } = readyVerdicts;
      const text = first.tools.length === 1 ? findOut : findOutAll;
      return interpolate(text, { tools: names(first.tools) });
    }
    case 'replace': {
      const { replace, replaceAll } = readyVerdicts;
      const text = first.tools.length === 1 ? replace : replaceAll;
      return interpolate(text, { tools: names(first.tools) });
    }
    case 'cancel': {
      const { cancel, cancelFirst } = readyVerdicts;
      const isOneJob = result.duplicates.some(
        ({ tools }) => tools.includes(first.link.from) && tools.includes(first.link.to),
      );
      const isOne = first.link.endsWith.length === 1;
      return interpolate(isOneJob && isOne ? cancel : cancelFirst, {
        tools: names(first.link.endsWith),
        pair: names([first.link.from, first.link.to]),
      });
    }
    case 'decide':
      return interpolate(readyVerdicts.decide, {
        between: between([first.job]),
        pair: names([first.link.from, first.link.to]),
      });
    case 'too-little':
      return readyVerdicts.tooLittle;
    case 'nothing':
      return readyVerdicts.nothing;
    default:
      return first satisfies never;
  }
}
