/** The text, or its beginning with an ellipsis: at most `longest` characters. */
export function truncate(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
}
