/** Today's calendar date where the visitor is, YYYY-MM-DD. */
export function localToday(): string {
  const now = new Date();
  const two = (value: number) => `${value}`.padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
