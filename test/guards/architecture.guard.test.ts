import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/architecture.md', 'utf8');

test('the architecture page fits on one screen', () => {
  expect(text.split('\n').length).toBeLessThanOrEqual(60);
});

test('every file and folder named on the architecture page exists', () => {
  const named = [...text.matchAll(/`([^`\s]+)`|([\w./*-]+\.tsx?)\b/g)]
    .map(([, code, plain]) => (code ?? plain ?? '').replace('<name>', '*'))
    .filter(
      (name) => /\.(tsx?|js|md|mdx)$|\/$/.test(name) || /^(app|server|test|database)\//.test(name),
    );
  expect(named.length).toBeGreaterThan(25);
  const missing = named.filter(
    (name) =>
      globSync([name, `{app,server,database,test}/**/${name.replace(/\/$/, '')}`]).length === 0,
  );
  expect(missing).toEqual([]);
});

test('the architecture page names every folder of the product and of app', () => {
  const folders = globSync([
    '{app,server,database,content,scripts,deploy,test,e2e,bench}/',
    'app/*/',
  ]).map((folder) => `${folder.replaceAll('\\', '/').replace(/\/$/, '')}/`);
  expect(folders.length).toBeGreaterThan(15);
  expect(folders.filter((folder) => !text.includes(`\`${folder}`))).toEqual([]);
});

test('every decision linked from the architecture page exists', () => {
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(`docs/${link}`))).toEqual([]);
});

test('code names on the architecture page occur in the code', () => {
  const names = [...text.matchAll(/`([a-z]\w+(?:\(\w*\))?)`/g)].map(
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
