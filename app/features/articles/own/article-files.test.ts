import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readArticleFiles } from './article-files.server.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'article-files-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const FACTS = {
  title: 'What it costs',
  description:
    '"Three real invoices from last year, line by line, and what each of them paid back."',
  category: 'Costs',
  author: 'Sam',
};

function write(file: string, facts: Record<string, string>, body = '## One\n\nText.\n'): void {
  const target = path.join(dataDir, 'articles', file);
  mkdirSync(path.dirname(target), { recursive: true });
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${value}`);
  writeFileSync(target, ['---', ...lines, '---', body].join('\n'));
}

test('without a folder there are no articles and no faults', async () => {
  expect(await readArticleFiles(dataDir)).toEqual({ articles: [], faults: [] });
});

test('a file is an article under its name, of the kind of its folder', async () => {
  write('blog/what-it-costs.md', FACTS);
  const study = {
    company: 'A shop',
    industry: 'Retail',
    result: '2 hours a day',
    isSample: 'true',
  };
  write('case-studies/a-shop.md', { ...FACTS, ...study });
  const { articles, faults } = await readArticleFiles(dataDir);
  expect(faults).toEqual([]);
  expect(articles).toMatchObject([
    { kind: 'post', slug: 'what-it-costs', words: { title: 'What it costs', isSample: false } },
    { kind: 'case-study', slug: 'a-shop', words: { company: 'A shop', isSample: true } },
  ]);
  expect(articles[0]?.words.description).toMatch(/^Three real invoices/);
  expect(articles[0]?.words.body).toBe('## One\n\nText.');
});

test.each([
  ['a fact that nobody knows', { ...FACTS, autor: 'Sam' }, 6, /^Write one of title, /],
  ['a wrong date', { ...FACTS, date: 'tomorrow' }, 6, /^date: Enter a date/],
  ['a missing author', { ...FACTS, author: '' }, 5, /^author: Enter who wrote it/],
])('%s is named with its line', async (_name, facts, line, reason) => {
  write('blog/good.md', FACTS);
  write('blog/bad.md', facts);
  const { articles, faults } = await readArticleFiles(dataDir);
  expect(articles).toHaveLength(1);
  expect(faults).toEqual([{ file: 'blog/bad.md', line, reason: expect.stringMatching(reason) }]);
});

test('a file without facts, with a name that is no address, or too large is named', async () => {
  const folder = path.join(dataDir, 'articles/blog');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'plain.md'), 'Just text');
  writeFileSync(path.join(folder, 'With Space.md'), '---\n---\n');
  writeFileSync(path.join(folder, 'zz.md'), 'x'.repeat(100_001));
  mkdirSync(path.join(folder, 'folder.md'));
  const { articles, faults } = await readArticleFiles(dataDir);
  expect(articles).toEqual([]);
  expect(faults.map(({ file }) => file)).toEqual([
    'blog/With Space.md',
    'blog/folder.md',
    'blog/plain.md',
    'blog/zz.md',
  ]);
});
