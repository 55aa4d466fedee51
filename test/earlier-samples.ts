// The test clock stands at Monday, November 2, 2026, 10:00 in Toronto.
export const ENV = {
  SUBMISSIONS_PER_TEN_MINUTES: '1000',
  UNCONFIRMED_CALLS_PER_NETWORK: '1000',
  UNCONFIRMED_CALLS_PER_HOUR: '1000',
};

export const FREED = { appointmentDate: '2026-11-10', appointmentTime: '9:00 AM' };

export function pathOf(url: string | undefined): string {
  return url ? new URL(url).pathname : '';
}
