/** The text, or its beginning with an ellipsis: never more than `longest` characters. */
export function truncate(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
}
