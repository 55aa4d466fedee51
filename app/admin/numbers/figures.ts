/** The periods to choose from, in days up to today. */
export const PERIODS = [7, 30, 90, 365] as const;

/** What is counted under each name, in the order in which it is shown. */
export const COLUMNS = ['visitors', 'views', 'messages', 'calls', 'signups'] as const;

/** The counts of a page, a source, or a day. */
export type Figures = { name: string } & Record<(typeof COLUMNS)[number], number>;

/** Forms whose sender's visit wasn't recorded. */
export const NOT_RECORDED = '(unknown)';

/** The period in an address or a form, in days. */
export function readPeriod(text: string | null | undefined) {
  return PERIODS.find((period) => String(period) === text) ?? 30;
}
