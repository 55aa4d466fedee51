import { interpolate } from '#app/platform/format/interpolate.ts';
import { joinWords } from '../model/tool-figures.ts';
import { leaves } from './stack-advice.ts';
import { type GapInput, toolsWithoutLogins, toolsWithoutOwner } from './stack-gaps.ts';
import {
  stackBandWords,
  stackConnectedWords,
  stackNothingCopiedWords,
  stackOneLinkWords,
  stackOpenLinkWords,
  stackTidyUpWords,
  stackTodoWords,
  stackUnknownWords,
} from './tech-stack.content.ts';

/** What the verdict says is to be done first; the steps follow it. */
export type StackFocus =
  | 'find-out'
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
  if (unknownAnswers.count * 2 > unknownAnswers.of) return 'find-out';
  if (band === 'automation-ready') return 'automate';
  if (band === 'fix-links') {
    if (weakLinks.length > 0) return 'fix-links';
    return unknownLinks.length > 0 ? 'open-links' : 'connected';
  }
  if (band === 'consolidate') return result.duplicates.length > 0 ? 'consolidate' : 'tidy-up';
  return band;
}

/** Title and verdict. Personal data that isn't secured comes before everything but the unknown. */
export function bandWords(gaps: GapInput): { readonly title: string; readonly verdict: string } {
  const focus = focusOf(gaps);
  if (focus === 'find-out') return stackUnknownWords;
  const words = wordsOf(focus, gaps);
  const isExposed = gaps.result.tools.some(({ advice }) => advice.includes('fix-today'));
  const { title, verdict } = isExposed ? words.secureFirst : words;
  const todo = todoOf(focus, gaps);
  if (todo.length === 0 && isExposed && focus === 'connected') {
    return { title, verdict: stackConnectedWords.secureOnly };
  }
  if (todo.length === 0 && isExposed && focus === 'tidy-up') {
    return { title, verdict: stackTidyUpWords.secureOnly };
  }
  return { title, verdict: interpolate(verdict, { todo: joinWords(todo) }) };
}

function wordsOf(focus: Exclude<StackFocus, 'find-out'>, { result }: GapInput) {
  switch (focus) {
    case 'automate':
      return result.firstAutomations.length === 0
        ? stackNothingCopiedWords
        : stackBandWords['automation-ready'];
    case 'fix-links':
      return result.weakLinks.length === 1 ? stackOneLinkWords : stackBandWords['fix-links'];
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

/** What is open, for the verdicts that name it. */
function todoOf(focus: StackFocus, gaps: GapInput): string[] {
  if (focus !== 'connected' && focus !== 'tidy-up') return [];
  const { result } = gaps;
  const { give, choose, owners, logins, links, findOut, use } = stackTodoWords;
  const isUnknown = result.unknownAnswers.scored > 0;
  const todo = [
    ...(result.tools.some(leaves) ? [give] : []),
    ...(openDuplicates(result).length > 0 ? [choose] : []),
    ...(toolsWithoutOwner(gaps).length > 0 ? [owners] : []),
    ...(toolsWithoutLogins(gaps).length > 0 ? [logins] : []),
    ...(result.weakLinks.length > 0 ? [links] : []),
    ...(isUnknown ? [findOut] : []),
  ];
  const isExposed = result.tools.some(({ advice }) => advice.includes('fix-today'));
  // What is left to lower the score is how seldom the tools are used.
  return todo.length === 0 && !isExposed ? [use] : todo;
}

/** The tools of each job that several do and keep doing until somebody chooses. */
export function openDuplicates({ duplicates, tools }: GapInput['result']): number[][] {
  return duplicates
    .map((duplicate) => duplicate.tools.filter((tool) => !leaves(tools[tool])))
    .filter((stay) => stay.length > 1);
}
