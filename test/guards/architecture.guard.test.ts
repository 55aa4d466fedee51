import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSources } from './sources.ts';
import { ZONES } from './zones.ts';

const text = readFileSync('docs/architecture.md', 'utf8');
const howItRuns = readFileSync('docs/how-it-runs.md', 'utf8');

test('the architecture page fits on one screen', () => {
  const lines = text.split('\n');
  expect(lines.length).toBeLessThanOrEqual(60);
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
});

test.each([
  ['architecture', text, 25],
  ['how-it-runs', howItRuns, 20],
])('every file and folder named on the page %s exists', (_, page, least) => {
  const named = [...page.matchAll(/`([^`\s]+)`|([\w./*-]+\.tsx?)\b/g)]
    .map(([, code, plain]) => (code ?? plain ?? '').replace('<name>', '*'))
    .filter(
      (name) =>
        /\.(tsx?|js|css|md|mdx)$|\/$/.test(name) || /^(app|server|test|database)\//.test(name),
    );
  expect(named.length).toBeGreaterThan(least);
  const missing = named.filter(
    (name) =>
      globSync([name, `{app,server,database,test}/**/${name.replace(/\/$/, '')}`]).length === 0,
  );
  expect(missing).toEqual([]);
});

test('imports go the way that the architecture page draws', () => {
  const levels = (/`(server → [^`]+)`/.exec(text)?.[1] ?? '')
    .split(' → ')
    .map((level) => level.split(', '));
  expect(levels.flat().toSorted()).toEqual(ZONES.map(({ name }) => name).toSorted());
  const levelOf = (name: string) => levels.findIndex((level) => level.includes(name));
  const upwards = ZONES.flatMap(({ name, may }) =>
    may.filter((other) => levelOf(other) < levelOf(name)).map((other) => `${name} → ${other}`),
  );
  expect(upwards).toEqual([]);
});

test('from URL to SQL are three files, each of which imports the next', () => {
  const sources = new Map(readSources().map((source) => [source.file, source]));
  const walks = howItRuns
    .split('\n')
    .filter((line) => /^\| .* \| `app\//.test(line))
    .map((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file));
  expect(walks.length).toBe(4);
  for (const [url = '', verb = '', queries = '', ...more] of walks) {
    expect(more).toEqual([]);
    expect(sources.get(url)?.imports).toContain(verb);
    expect(sources.get(verb)?.imports).toContain(queries);
    expect(sources.get(queries)?.text).toMatch(/\.insertInto\(/);
  }
});

test('the architecture page names every folder of the product and of app', () => {
  const folders = globSync([
    '{app,server,database,content,scripts,deploy,test,e2e,bench}/',
    'app/*/',
  ]).map((folder) => `${folder.replaceAll('\\', '/').replace(/\/$/, '')}/`);
  expect(folders.length).toBeGreaterThan(15);
  expect(folders.filter((folder) => !text.includes(`\`${folder}`))).toEqual([]);
});

test('every link of the two pages leads to a file', () => {
  const links = [...`${text}${howItRuns}`.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(`docs/${link}`))).toEqual([]);
});

test('code names on the two pages occur in the code', () => {
  const names = [...`${text}${howItRuns}`.matchAll(/`([a-z]\w+(?:\(\w*\))?)`/g)].map(
    ([, name = '']) => name.split('(')[0] ?? '',
  );
  const code = globSync('{app,server,database}/**/*.{ts,tsx}').map((file) =>
    readFileSync(file, 'utf8'),
  );
  expect(names.filter((name) => !code.some((source) => source.includes(name)))).toEqual([]);
});

test('the glossary has at most 40 terms, each once', () => {
  const terms = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| (\w[^|]*?) \|/gm)]
    .map(([, term]) => term)
    .filter((term) => term !== 'term');
  expect(terms.length).toBeGreaterThan(20);
  expect(terms.length).toBeLessThanOrEqual(40);
  expect(new Set(terms).size).toBe(terms.length);
});
