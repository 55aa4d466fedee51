/**
 * The parser's time grows with the square of these, and faster for lists within lists: a text of 20
 * KB can keep it busy for minutes. Real texts stay far below the limits.
 */
const MAX_LINES = 600;
const MAX_MARKS = 1000;
const MAX_NESTED_ON_A_LINE = 12;
const MAX_INDENT = 40;

const MARKS = new Set('*_`[]<>!&\\#=~');
const CONTAINER = /^(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))[ \t]*/;

/** Whether a text has more formatting than the parser can handle quickly. Runs in linear time. */
export function isTooComplex(text: string): boolean {
  const lines = text.split(/\r\n?|\n/);
  if (lines.length > MAX_LINES) return true;
  let marks = 0;
  for (const character of text) if (MARKS.has(character)) marks += 1;
  return marks > MAX_MARKS || lines.some(isNestedTooDeeply);
}

function isNestedTooDeeply(line: string): boolean {
  let rest = line.trimStart();
  if (rest !== '' && line.length - rest.length > MAX_INDENT) return true;
  for (let depth = 0; ; depth += 1) {
    const [marker] = CONTAINER.exec(rest) ?? [];
    if (marker === undefined) return false;
    if (depth === MAX_NESTED_ON_A_LINE) return true;
    rest = rest.slice(marker.length);
  }
}
