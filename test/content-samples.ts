import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtInFacts } from '#app/facts/facts.ts';
import { readFrontMatter } from '../scripts/vite-articles.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../app/**/*.content.ts',
    '../app/facts/*.ts',
    '!../app/facts/{facts,use-facts,*.{test,server,schema}}.ts',
  ],
  { eager: true },
);

/** What every content file exports, with the built-in facts where its words are a function of them. */
export const contentModules = Object.fromEntries(
  Object.entries(modules).map(([file, module]) => [
    file,
    Object.fromEntries(
      Object.entries(module).map(([name, value]) => [
        name,
        typeof value === 'function' && value.length === 1 && /(Words|Of)$/.test(name)
          ? safely(() => value(builtInFacts))
          : value,
      ]),
    ),
  ]),
);

/** Some functions of one argument take something else. */
function safely(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}

export type Found = { file: string; at: string; value: string };

export const strings = Object.entries(contentModules).flatMap(([file, module]) =>
  collectStrings(module, file, ''),
);

export const root = path.resolve(import.meta.dirname, '..');

export const articles = ['blog', 'case-studies', 'legal'].flatMap((folder) =>
  readdirSync(path.join(root, 'content', folder))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => {
      const file = path.join('content', folder, name);
      const source = readFileSync(path.join(root, file), 'utf8');
      return {
        file,
        folder,
        slug: name.replace(/\.mdx$/, ''),
        body: source.replace(/^---\n[\s\S]*?\n---\n/, ''),
        frontMatter: readFrontMatter(source, file),
      };
    }),
);

export const stories = articles.filter(({ folder }) => folder !== 'legal');

export function collectStrings(value: unknown, file: string, at: string): Found[] {
  if (typeof value === 'string') return [{ file, at, value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    collectStrings(inner, file, `${at}.${key}`),
  );
}
