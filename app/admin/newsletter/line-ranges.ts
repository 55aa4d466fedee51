/** Line numbers in ascending order as text: `2–4, 9`. */
export function lineRanges(lines: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const line of [...lines].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && line === last.to + 1) last.to = line;
    else ranges.push({ from: line, to: line });
  }
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}
