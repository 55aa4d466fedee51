import { type FormFields, readText } from '../model/tool-form.ts';
import type { StackCategory } from './stack-model.ts';
import { stackJobs } from './tech-stack.content.ts';

export const MAX_TOOLS = 40;
export const MAX_PAIRS = 20;

/** The job that a row of the form starts with. */
export function startCategory(row: number): StackCategory {
  return stackJobs[row - 1]?.category ?? 'other';
}

/** The rows that hold a tool: named, filled in, or chosen as one end of a pair. */
export function usedRows(form: FormFields): number[] {
  const chosen = new Set(
    usedPairs(form).flatMap((pair) => [
      readText(form, `p${pair}-from`),
      readText(form, `p${pair}-to`),
    ]),
  );
  return numbers(MAX_TOOLS).filter(
    (row) => readText(form, `t${row}-name`) !== '' || isFilledIn(form, row) || chosen.has(`${row}`),
  );
}

/** The pairs of which the hours or both ends are given. */
export function usedPairs(form: FormFields): number[] {
  const has = (name: string) => readText(form, name) !== '';
  return numbers(MAX_PAIRS).filter(
    (pair) => has(`p${pair}-hours`) || (has(`p${pair}-from`) && has(`p${pair}-to`)),
  );
}

/** Whether a row says more about a tool than the form starts with, apart from its name. */
export function isFilledIn(form: FormFields, row: number): boolean {
  const text = (field: string) => readText(form, `t${row}-${field}`);
  const category = text('category');
  return (
    ['monthlyCost', 'paidSeats', 'usedSeats', 'renewalMonth'].some((field) => text(field) !== '') ||
    ['use', 'connects', 'owner', 'safeLogin', 'personalData'].some(
      (field) => !['', 'unknown'].includes(text(field)),
    ) ||
    isCore(form, row) ||
    (category !== '' && category !== startCategory(row))
  );
}

/** Whether the box "Would work stop without it?" is ticked. */
export function isCore(form: FormFields, row: number): boolean {
  return ['yes', 'on', 'true'].includes(readText(form, `t${row}-core`));
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1);
}
