import { compile } from '@mdx-js/mdx';
import type { Plugin } from 'vite';
import { labelTableCells } from './label-table-cells.ts';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/**
 * Compiles content/**\/*.mdx to React components with `frontMatter` and `headings` exports. Front
 * matter has one `key: JSON value` per line, so that no YAML parser is needed; the content test
 * checks it.
 */
export function articles(): Plugin {
  return {
    name: 'articles',
    enforce: 'pre',
    async transform(source, id) {
      if (!id.endsWith('.mdx')) return undefined;
      const body = source.replace(FRONT_MATTER, '');
      const compiled = await compile(body, {
        jsxImportSource: 'react',
        rehypePlugins: [labelTableCells],
      });
      return {
        code: `${compiled}
export const frontMatter = ${JSON.stringify(readFrontMatter(source, id))};
export const headings = ${JSON.stringify(readHeadings(body))};
export const wordCount = ${body.split(/\s+/).length};`,
        map: null,
      };
    },
  };
}

export function readFrontMatter(source: string, file: string): Record<string, unknown> {
  const [, text] = FRONT_MATTER.exec(source) ?? [];
  if (text === undefined) throw new Error(`${file} has no front matter`);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(lines.map((line) => readLine(line, file)));
}

function readLine(line: string, file: string): [string, unknown] {
  const [, key, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
  if (key === undefined || value === undefined) {
    throw new Error(`${file}: front matter line is not "key: value": ${line}`);
  }
  try {
    return [key, JSON.parse(value)];
  } catch {
    return [key, value.replace(/^'(.*)'$/, '$1')];
  }
}

function readHeadings(body: string): string[] {
  return [...body.matchAll(/^## (.+)$/gm)].map((match) => match[1] ?? '');
}
