import type { StackQuestion, StackTool } from './stack-model.ts';
import { toolKind } from './tool-kind.ts';

const questions: Readonly<Record<StackQuestion, (tool: StackTool) => boolean>> = {
  monthlyCostCents: (tool) => tool.monthlyCostCents === null,
  seats: (tool) => tool.paidSeats === null || tool.usedSeats === null,
  use: (tool) => tool.use === 'unknown',
  connects: (tool) => tool.connects === 'unknown',
  owner: (tool) => tool.owner === 'unknown',
  safeLogin: (tool) => tool.safeLogin === 'unknown',
  personalData: (tool) => tool.personalData === 'unknown',
};

/** What can't be looked up for paper or a whiteboard, which has no bill, login or settings. */
const notForPaper: readonly StackQuestion[] = [
  'monthlyCostCents',
  'seats',
  'connects',
  'safeLogin',
];

/** The questions that make sense for a tool. Nobody pays for the seats of a file or a free tool. */
export function questionsAbout(tool: StackTool): StackQuestion[] {
  const all = Object.keys(questions) as StackQuestion[];
  const kind = toolKind(tool);
  if (kind === 'paper') return all.filter((question) => !notForPaper.includes(question));
  const hasSeats = kind === 'program' && tool.monthlyCostCents !== 0;
  return hasSeats ? all : all.filter((question) => question !== 'seats');
}

/** What isn't known about a tool, in the order of the form. */
export function unknownAbout(tool: StackTool): StackQuestion[] {
  return questionsAbout(tool).filter((question) => questions[question](tool));
}

/** Whether an answer is part of the score; the others are about money and about risk. */
export function isScored(question: StackQuestion): boolean {
  return !['monthlyCostCents', 'seats', 'personalData'].includes(question);
}
