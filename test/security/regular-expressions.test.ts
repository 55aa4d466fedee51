import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { readSources } from '#test/guards/sources.ts';
import { findSlowPatterns, type Pattern } from './hostile-regex.ts';

type FoundPattern = Pattern & { file: string };

test('no regular expression of the product takes long for a hostile text', {
  timeout: 300_000,
}, async () => {
  const patterns = readSources().flatMap(({ file, text }) => readPatterns(file, text));
  expect(patterns.length).toBeGreaterThan(150);
  const unique = [
    ...new Map(patterns.map((found) => [`${found.source}/${found.flags}`, found])).values(),
  ];
  const slow = await findSlowPatterns(unique);
  expect(slow.map(({ file, source }) => `${file}: ${source}`)).toEqual([]);
});

test('the check finds patterns that backtrack', { timeout: 60_000 }, async () => {
  const bad = ['(a+)+$', '^(\\w+\\s?)*$', '^(?:a|a)*b', '<a href="(?:x|[a-z])*">', 'a*a*a*a*b'];
  const good = ['^a+$', '^[\\w.]+@[\\w.]+$', '\\s+$'];
  const slow = await findSlowPatterns([...bad, ...good].map((source) => ({ source, flags: '' })));
  expect(slow.map(({ source }) => source)).toEqual(bad);
});

test('every form of a regular expression is found in the sources', () => {
  const text =
    'const a = <p title={b.replace(/x+"/g, "/no/")}>{1 / 2 / 3}</p>; new RegExp("y+", "u");';
  expect(readPatterns('a.tsx', text).map(({ source, flags }) => [source, flags])).toEqual([
    ['x+"', 'g'],
    ['y+', 'u'],
  ]);
});

/** Literals, and strings that are given to RegExp. */
function readPatterns(file: string, text: string): FoundPattern[] {
  const { program, errors } = parseSync(file, text);
  expect(errors, file).toEqual([]);
  const found: FoundPattern[] = [];
  visit(program, (node) => {
    const {
      regex,
      callee,
      arguments: given,
    } = node as unknown as {
      regex?: { pattern: string; flags: string };
      callee?: { name?: string };
      arguments?: { value?: unknown }[];
    };
    if (regex) found.push({ file, source: regex.pattern, flags: regex.flags });
    const source = callee?.name === 'RegExp' ? given?.[0]?.value : undefined;
    const flags = given?.[1]?.value;
    if (typeof source === 'string') {
      found.push({ file, source, flags: typeof flags === 'string' ? flags : '' });
    }
  });
  return found;
}

function visit(node: unknown, see: (node: object) => void): void {
  if (typeof node !== 'object' || node === null || node instanceof RegExp) return;
  see(node);
  for (const child of Object.values(node)) visit(child, see);
}
