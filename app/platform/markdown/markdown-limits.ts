/**
 * The parser's time grows with the square of these, and faster for lists within lists: a text of 20
 * KB can keep it busy for minutes. Real texts stay far below the limits.
 */
const MAX_LINES = 600;
const MAX_MARKS = 1000;
const MAX_NESTED_ON_A_LINE = 12;
/** Quotes and lists that begin within another one on the same line, of all lines together. */
const MAX_NESTED = 300;
const MAX_INDENT = 40;

const MARKS = new Set('*_`[]<>!&\\#=~');
const CONTAINER = /^(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))[ \t]*/;

/** Whether a text has more formatting than the parser can handle quickly. Runs in linear time. */
export function isTooComplex(text: string): boolean {
  const lines = text.split(/\r\n?|\n/);
  if (lines.length > MAX_LINES) return true;
  let marks = 0;
  for (const character of text) if (MARKS.has(character)) marks += 1;
  if (marks > MAX_MARKS || lines.some(isIndentedTooFar)) return true;
  const depths = lines.map(depthOf);
  const nested = depths.reduce((sum, depth) => sum + Math.max(0, depth - 1), 0);
  return nested > MAX_NESTED || depths.some((depth) => depth > MAX_NESTED_ON_A_LINE);
}

function isIndentedTooFar(line: string): boolean {
  const rest = line.trimStart();
  return rest !== '' && line.length - rest.length > MAX_INDENT;
}

/** How many quotes and lists begin on a line, counted up to one more than are allowed. */
function depthOf(line: string): number {
  let rest = line.trimStart();
  for (let depth = 0; ; depth += 1) {
    const [marker] = CONTAINER.exec(rest) ?? [];
    if (marker === undefined || depth > MAX_NESTED_ON_A_LINE) return depth;
    rest = rest.slice(marker.length);
  }
}
