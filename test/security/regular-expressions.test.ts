import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { readSources } from '#test/guards/sources.ts';
import { findSlowPatterns, type Pattern } from './hostile-regex.ts';

type FoundPattern = Pattern & { file: string };

test('no regular expression of the product takes long for a hostile text', {
  timeout: 300_000,
}, async () => {
  const patterns = readSources().flatMap(({ file, text }) => readPatterns(file, text).patterns);
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
  const withFlags = (sources: string[]) => sources.map((source) => ({ source, flags: '' }));
  const slow = await findSlowPatterns(withFlags(bad), 1000);
  expect(slow.map(({ source }) => source)).toEqual(bad);
  expect(await findSlowPatterns(withFlags(good))).toEqual([]);
});

test('every regular expression of the product is a literal or a constant string, so that it can be tested', () => {
  const built = readSources().flatMap(({ file, text }) => readPatterns(file, text).built);
  expect(built).toEqual([]);
});

test('every form of a regular expression is found in the sources', () => {
  const text = `
    const a = <p title={b.replace(/x+"/g, "/no/")}>{1 / 2 / 3}</p>;
    new RegExp("y+", "u"); RegExp(\`z+\`); a.match("w+"); a.search(/v+/);`;
  const { patterns, built } = readPatterns('a.tsx', text);
  expect(patterns.map(({ source, flags }) => [source, flags])).toEqual([
    ['x+"', 'g'],
    ['y+', 'u'],
    ['z+', ''],
    ['w+', ''],
    ['v+', ''],
  ]);
  expect(built).toEqual([]);
});

test.each([
  `new RegExp(\`a\${b}\`)`,
  'RegExp("(" + b + ")+")',
  'new RegExp(b)',
  'new globalThis.RegExp(b, "u")',
  'new RegExp("a", flags)',
  'const Built = RegExp; new Built(b)',
  'Reflect.construct(RegExp, [b])',
  `a.match(\`(\${b})+\`)`,
  'a.search("(" + b + ")+")',
])('a regular expression that is put together is found: %s', (text) => {
  expect(readPatterns('a.ts', text).built).toEqual(['a.ts']);
});

test('a type, an instanceof check and a literal are not mistaken for one', () => {
  const text = 'function f(a: RegExp, b: string) { return a instanceof RegExp && b.match(/c/); }';
  expect(readPatterns('a.ts', text).built).toEqual([]);
});

type Node = {
  type: string;
  name?: string;
  value?: unknown;
  regex?: { pattern: string; flags: string };
  callee?: Node;
  property?: Node;
  arguments?: Node[];
  operator?: string;
  right?: Node;
  expressions?: Node[];
  quasis?: { value: { cooked: string } }[];
};

const BY_TEXT = new Set(['match', 'matchAll', 'search']);

/**
 * Finds literals, and strings passed to RegExp or to functions that create one from a string.
 * `built` has the file of each that is put together from parts, because those can't be tested.
 */
function readPatterns(file: string, text: string): { patterns: FoundPattern[]; built: string[] } {
  const { program, errors } = parseSync(file, text);
  expect(errors, file).toEqual([]);
  const patterns: FoundPattern[] = [];
  const built: string[] = [];
  const known = new Set<Node>();
  visit(program as unknown as Node, (node) => {
    if (node.regex) {
      patterns.push({ file, source: node.regex.pattern, flags: node.regex.flags });
    }
    // A name in a type, or on the right of instanceof, creates nothing.
    if (node.type.startsWith('TS')) for (const inner of identifiersIn(node)) known.add(inner);
    if (node.operator === 'instanceof' && node.right) known.add(node.right);
    const name = node.callee?.name ?? node.callee?.property?.name ?? '';
    const [source, flags] = (node.arguments ?? []).map(readText);
    if (node.callee && name === 'RegExp') {
      known.add(node.callee.property ?? node.callee);
      const hasFlags = (node.arguments?.length ?? 0) > 1;
      if (source === undefined || (hasFlags && flags === undefined)) built.push(file);
      else patterns.push({ file, source, flags: flags ?? '' });
    } else if (node.callee?.property && BY_TEXT.has(name)) {
      if (source !== undefined) patterns.push({ file, source, flags: '' });
      else if (isPutTogether(node.arguments?.[0])) built.push(file);
    } else if (node.type === 'Identifier' && node.name === 'RegExp' && !known.has(node)) {
      built.push(file);
    }
  });
  return { patterns, built };
}

/** A string, including a template literal without expressions; undefined for anything else. */
function readText(node: Node): string | undefined {
  if (typeof node.value === 'string') return node.value;
  const isWhole = node.type === 'TemplateLiteral' && node.expressions?.length === 0;
  return isWhole ? node.quasis?.[0]?.value.cooked : undefined;
}

function isPutTogether(node: Node | undefined): boolean {
  return node?.type === 'TemplateLiteral' || node?.type === 'BinaryExpression';
}

function identifiersIn(node: Node): Node[] {
  const found: Node[] = [];
  visit(node, (inner) => {
    if (inner.type === 'Identifier') found.push(inner);
  });
  return found;
}

/** Visits a node before its children. */
function visit(node: unknown, see: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null || node instanceof RegExp) return;
  if ('type' in node && typeof node.type === 'string') see(node as Node);
  for (const child of Object.values(node)) visit(child, see);
}
