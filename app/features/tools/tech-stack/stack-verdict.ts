import { interpolate } from '#app/platform/format/interpolate.ts';
import { joinWords } from '../model/tool-figures.ts';
import { couldChange } from '../model/unknown-weight.ts';
import { leaves } from './stack-advice.ts';
import {
  exposedTools,
  type GapInput,
  toolsWithoutLogins,
  toolsWithoutOwner,
} from './stack-gaps.ts';
import {
  stackBandWords,
  stackConnectedWords,
  stackCopyingUnknownWords,
  stackNothingCopiedWords,
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

/** Whether a low band comes from unknown answers, of which too many count as zero. */
function isUndecided({ band, score, bestCaseScore, bestCaseBand }: GapInput['result']): boolean {
  const isLow = band === 'consolidate' || band === 'system-of-record';
  return isLow && couldChange({ score, band }, { score: bestCaseScore, band: bestCaseBand });
}

/** Title and verdict. Personal data that isn't secured comes before everything but the unknown. */
export function bandWords(gaps: GapInput): { readonly title: string; readonly verdict: string } {
  const focus = focusOf(gaps);
  if (focus === 'find-out') return stackUnknownWords;
  const words = wordsOf(focus, gaps);
  const isExposed = exposedTools(gaps).length > 0;
  const { title, verdict } = isExposed ? words.secureFirst : words;
  const todo = todoOf(focus, gaps);
  if (todo.length === 0 && isExposed && focus === 'connected') {
    return { title, verdict: stackConnectedWords.secureOnly };
  }
  if (todo.length === 0 && isExposed && focus === 'tidy-up') {
    return { title, verdict: stackTidyUpWords.secureOnly };
  }
  if (todo.length === 1 && !isExposed && isOneLink(focus, gaps)) {
    return { title, verdict: stackOneLinkWords.onlyLink };
  }
  return { title, verdict: interpolate(verdict, { todo: joinWords(todo) }) };
}

function wordsOf(focus: Exclude<StackFocus, 'find-out'>, gaps: GapInput) {
  const { result } = gaps;
  switch (focus) {
    case 'one-tool':
      return stackOneToolWords;
    case 'automate':
      if (result.firstAutomations.length > 0) return stackBandWords['automation-ready'];
      return hasUnknownHours(result) ? stackCopyingUnknownWords : stackNothingCopiedWords;
    case 'fix-links':
      return isOneLink(focus, gaps) ? stackOneLinkWords : stackBandWords['fix-links'];
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

/** Whether one badly connected tool is what the verdict names first. */
function isOneLink(focus: StackFocus, { result }: GapInput): boolean {
  return focus === 'fix-links' && result.weakLinks.length === 1;
}

/** What is open, for the verdicts that name it. */
function todoOf(focus: StackFocus, gaps: GapInput): string[] {
  const linkFirst = isOneLink(focus, gaps);
  if (!linkFirst && focus !== 'connected' && focus !== 'tidy-up') return [];
  const { result } = gaps;
  const { give, choose, owners, logins, connection, connections, findOut, use } = stackTodoWords;
  const isUnknown = result.unknownAnswers.scored > 0;
  const weak = result.weakLinks.length === 1 ? [connection] : [connections];
  const isAnyReviewed = result.tools.some(({ advice }) => advice.includes('review'));
  const todo = [
    ...(linkFirst ? weak : []),
    ...(result.tools.some(leaves) ? [give] : []),
    ...(openDuplicates(result).length > 0 ? [choose] : []),
    ...(toolsWithoutOwner(gaps).length > 0 ? [owners] : []),
    ...(toolsWithoutLogins(gaps).length > 0 ? [logins] : []),
    ...(!linkFirst && result.weakLinks.length > 0 ? weak : []),
    ...(isUnknown ? [findOut] : []),
    ...(linkFirst && isAnyReviewed ? [use] : []),
  ];
  // What is left to lower the score is how seldom the tools are used.
  return todo.length === 0 && exposedTools(gaps).length === 0 ? [use] : todo;
}

/** Whether something is copied by hand of which nobody knows how long it takes. */
export function hasUnknownHours({ map }: GapInput['result']): boolean {
  return map.links.some(({ hoursPerWeek }) => hoursPerWeek === null);
}

/** The tools of each job that several do and keep doing until somebody chooses. */
export function openDuplicates({ duplicates, tools }: GapInput['result']): number[][] {
  return duplicates
    .map((duplicate) => duplicate.tools.filter((tool) => !leaves(tools[tool])))
    .filter((stay) => stay.length > 1);
}
