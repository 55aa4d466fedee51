// The test clock is at Monday, November 2, 2026, 10:00 in Toronto.
export const FREED = { appointmentDate: '2026-11-10', appointmentTime: '9:00 AM' };

export function pathOf(url: string | undefined): string {
  return url ? new URL(url).pathname : '';
}
