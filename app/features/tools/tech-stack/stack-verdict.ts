import { upperFirst } from '#app/platform/format/first-letter.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { joinWords } from '../model/tool-figures.ts';
import { couldChange } from '../model/tool-summary.ts';
import { leaves, openDuplicates, stays } from './stack-advice.ts';
import {
  choicesAmong,
  exposedTools,
  type GapInput,
  toolsWithoutLogins,
  toolsWithoutOwner,
} from './stack-gaps.ts';
import type { ToolAdvice } from './stack-model.ts';
import { isScored } from './stack-questions.ts';
import { readyVerdict } from './stack-ready.ts';
import {
  fixFirstWords,
  stackBandWords,
  stackConnectedWords,
  stackOneLinkWords,
  stackOneToolWords,
  stackOpenLinkWords,
  stackTidyUpWords,
  stackTodoWords,
  stackUnknownWords,
} from './tech-stack.content.ts';

/** What the verdict says is to be done first; the steps follow it. */
export type StackFocus =
  | 'find-out'
  | 'one-tool'
  | 'automate'
  | 'fix-links'
  | 'open-links'
  | 'connected'
  | 'consolidate'
  | 'tidy-up'
  | 'system-of-record';

/** The focus of a result: its band, refined by what there is to do. */
export function focusOf({ result }: GapInput): StackFocus {
  const { band, unknownAnswers, weakLinks, unknownLinks } = result;
  if (unknownAnswers.count * 2 > unknownAnswers.of || isUndecided(result)) return 'find-out';
  if (result.tools.length === 1) return 'one-tool';
  if (band === 'automation-ready') return 'automate';
  if (band === 'fix-links') {
    if (weakLinks.length > 0) return 'fix-links';
    return unknownLinks.length > 0 ? 'open-links' : 'connected';
  }
  if (band === 'consolidate') return result.duplicates.length > 0 ? 'consolidate' : 'tidy-up';
  return band;
}

/**
 * What is to be found out about each tool. About one to give up nothing is, unless so little is
 * known that there is no verdict.
 */
export function openQuestions(gaps: GapInput): Pick<ToolAdvice, 'tool' | 'unknown'>[] {
  const { tools } = gaps.result;
  return focusOf(gaps) === 'find-out' ? [...tools] : tools.filter((entry) => !leaves(entry));
}

/** Whether a low band comes from unknown answers, of which too many count as zero. */
function isUndecided({ band, score, bestCaseScore, bestCaseBand }: GapInput['result']): boolean {
  const isLow = band === 'consolidate' || band === 'system-of-record';
  return isLow && couldChange({ score, band }, { score: bestCaseScore, band: bestCaseBand });
}

/** Title and verdict. Personal data that isn't secured comes before everything but the unknown. */
export function bandWords(gaps: GapInput): { readonly title: string; readonly verdict: string } {
  const focus = focusOf(gaps);
  if (focus === 'find-out') return stackUnknownWords;
  const isExposed = exposedTools(gaps).length > 0;
  const words = wordsOf(focus, gaps);
  const chosen = isExposed ? words.secureFirst : words;
  const title = upperFirst(interpolate(chosen.title, { first: fixFirst(gaps) }));
  if (focus === 'automate' && !isExposed) {
    return { title, verdict: readyVerdict(gaps.input, gaps.result) };
  }
  const todo = todoOf(focus, gaps);
  const connect = connectedWords(gaps);
  if (todo.length === 0 && isExposed && focus === 'connected') {
    return { title, verdict: interpolate(stackConnectedWords.secureOnly, { connect }) };
  }
  if (todo.length === 0 && isExposed && focus === 'tidy-up') {
    return { title, verdict: stackTidyUpWords.secureOnly };
  }
  if (todo.length === 1 && !isExposed && isOneLink(gaps)) {
    return { title, verdict: stackOneLinkWords.onlyLink };
  }
  return { title, verdict: interpolate(chosen.verdict, { connect, todo: joinWords(todo) }) };
}

function wordsOf(focus: Exclude<StackFocus, 'find-out'>, gaps: GapInput) {
  switch (focus) {
    case 'one-tool':
      return stackOneToolWords;
    case 'automate':
      return stackBandWords['automation-ready'];
    case 'fix-links':
      return isOneLink(gaps) ? stackOneLinkWords : stackBandWords['fix-links'];
    case 'open-links':
      return stackOpenLinkWords;
    case 'connected':
      return stackConnectedWords;
    case 'tidy-up':
      return stackTidyUpWords;
    default:
      return stackBandWords[focus];
  }
}

/** What a title about links names, which is the first step: a choice, or how many there are. */
function fixFirst(gaps: GapInput): string {
  const { one, two, several, all, choose } = fixFirstWords;
  const { length } = gaps.result.weakLinks;
  if (choicesAmong(gaps, gaps.result.weakLinks).length > 0) return choose;
  if (length <= 2) return length === 2 ? two : one;
  return isAnyBetter(gaps.result) ? several : all;
}

/** A tool that is hardly used may connect to nothing beside those that all do. */
function connectedWords({ input, result }: GapInput): string {
  const { all, often } = stackConnectedWords.connect;
  const isAll = input.tools.every(
    ({ connects }, at) => connects === 'native' || leaves(result.tools[at]),
  );
  return isAll ? all : often;
}

/** Whether a tool to keep is known to connect better than the weakest. */
export function isAnyBetter({ tools, weakLinks, unknownLinks }: GapInput['result']): boolean {
  const known = tools.filter((tool) => stays(tool) && !unknownLinks.includes(tool.tool)).length;
  return known > weakLinks.length;
}

/** Whether one badly connected tool is what the verdict names first, and then what else is open. */
export function isOneLink(gaps: GapInput): boolean {
  return focusOf(gaps) === 'fix-links' && gaps.result.weakLinks.length === 1;
}

/** What is open, for the verdicts that name it. */
function todoOf(focus: StackFocus, gaps: GapInput): string[] {
  const { result } = gaps;
  const { give, choose, owners, logins, findOut, use } = stackTodoWords;
  const links = result.weakLinks;
  // A weak link is fixed once it's chosen which tool stays.
  const fix = [
    ...(choicesAmong(gaps, links).length > 0 ? [choose] : []),
    ...(links.length > 0 ? [linkTodo(gaps)] : []),
  ];
  const linkFirst = isOneLink(gaps);
  if (focus === 'fix-links' && !linkFirst) return fix;
  if (!linkFirst && focus !== 'connected' && focus !== 'tidy-up') return [];
  const isUnknown = openQuestions(gaps).some(({ unknown }) => unknown.some(isScored));
  const isAnyReviewed = result.tools.some(({ advice }) => advice.includes('review'));
  const todo = [
    ...(linkFirst ? fix : []),
    ...(result.tools.some(leaves) ? [give] : []),
    ...(openDuplicates(result.duplicates, result.tools).length > 0 ? [choose] : []),
    ...(toolsWithoutOwner(gaps).length > 0 ? [owners] : []),
    ...(toolsWithoutLogins(gaps).length > 0 ? [logins] : []),
    ...(linkFirst ? [] : fix),
    ...(isUnknown ? [findOut] : []),
    ...(isAnyReviewed ? [use] : []),
  ];
  // What is left to lower the score is how seldom the tools are used.
  if (todo.length === 0 && exposedTools(gaps).length === 0) return [use];
  return [...new Set(todo)];
}

function linkTodo({ result }: GapInput): string {
  const { fixOne, fixWeakest, fixAll } = stackTodoWords;
  if (result.weakLinks.length === 1) return fixOne;
  return isAnyBetter(result) ? fixWeakest : fixAll;
}
