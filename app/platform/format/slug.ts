/**
 * Text as the last part of an address: "What AI costs, really" gives what-ai-costs-really. Empty if
 * no Latin letter or digit is left.
 * @param longest the most characters
 */
export function slugOf(text: string, longest: number): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
}
