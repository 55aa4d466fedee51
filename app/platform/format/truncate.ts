/** Half of a character outside the Basic Multilingual Plane, which no URL can contain. */
const CUT_CHARACTER = /[\ud800-\udbff]$/;

/** The text, or its beginning with an ellipsis: at most `longest` UTF-16 code units. */
export function truncate(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text
    .slice(0, longest - 1)
    .replace(CUT_CHARACTER, '')
    .trimEnd()}…`;
}
