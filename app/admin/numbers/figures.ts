/** The periods to choose from, in days up to today. */
export const PERIODS = [7, 30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];

export type Figures = {
  /** A page, a source, or a day. */
  name: string;
  views: number;
  visitors: number;
  messages: number;
  calls: number;
  signups: number;
};

export type FirstAnswers = {
  messages: number;
  answered: number;
  /** Undefined while nothing was answered. */
  medianHours: number | undefined;
  /** Answered within the reply promise, in which days off don’t count. */
  inTime: number;
  /** Not answered although that time has passed. */
  overdue: number;
};

/** Forms whose sender's visit wasn't recorded. */
export const NOT_RECORDED = '(unknown)';

const DEFAULT: Period = 30;

/** The period in an address or a form, in days. */
export function readPeriod(text: string | null | undefined): Period {
  return PERIODS.find((period) => String(period) === text) ?? DEFAULT;
}
