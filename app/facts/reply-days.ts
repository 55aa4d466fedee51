import type { Facts } from './facts.schema.ts';

/**
 * What the reply promise means over days off, before (`write`) or after (`wrote`) a message is sent.
 * A message of Friday evening is answered on Monday only while the office is closed in between, and
 * only if the promise is a day at most.
 */
export function daysOffNote(facts: Facts, tense: 'write' | 'wrote'): string {
  return isWeekendOff(facts)
    ? `If you ${tense} on a Friday evening, you’ll hear from us on Monday.`
    : 'Days when we’re closed don’t count.';
}

function isWeekendOff({ company }: Facts): boolean {
  const { officeHours, replyHours } = company;
  const isOpen = (day: (typeof officeHours.days)[number]) => officeHours.days.includes(day);
  const isClosed = !isOpen('Saturday') && !isOpen('Sunday');
  return isClosed && isOpen('Friday') && isOpen('Monday') && replyHours <= 24;
}
