import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { ArticleKind } from '../article-indexes.ts';
import {
  type ArticleWords,
  completeArticleSchemas,
  findAltFault,
  slugSchema,
} from './own-article.schema.ts';

/** An article that the owner put into the data folder as a file. */
export type ArticleFile = {
  kind: ArticleKind;
  slug: string;
  words: ArticleWords;
  changedAt: Date;
};

/** Why a file isn't an article. */
export type ArticleFileFault = {
  /** `blog/my-post.md` */
  file: string;
  /** From 1. */
  line: number;
  reason: string;
};

/** The folders in `DATA_DIR/articles`. */
const FOLDERS = { blog: 'post', 'case-studies': 'case-study' } as const satisfies Record<
  string,
  ArticleKind
>;

const MAX_BYTES = 100_000;

/**
 * Reads `DATA_DIR/articles/blog/*.md` and `…/case-studies/*.md`. A file begins with front matter, one
 * `name: value` per line between two lines of `---`, followed by Markdown. Its name is the last part
 * of the article's path. Files that can't be used are reported with the line; all others are read.
 */
export async function readArticleFiles(
  dataDir: string,
): Promise<{ articles: ArticleFile[]; faults: ArticleFileFault[] }> {
  const articles: ArticleFile[] = [];
  const faults: ArticleFileFault[] = [];
  for (const [folder, kind] of Object.entries(FOLDERS)) {
    const names = await readdir(path.join(dataDir, 'articles', folder)).catch(() => []);
    for (const name of names.filter((one) => one.endsWith('.md')).sort()) {
      const file = `${folder}/${name}`;
      try {
        articles.push(await readArticleFile(path.join(dataDir, 'articles', file), kind));
      } catch (error) {
        faults.push({ file, ...faultOf(error) });
      }
    }
  }
  return { articles, faults };
}

class FileError extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

function faultOf(error: unknown): { line: number; reason: string } {
  if (error instanceof FileError) return { line: error.line, reason: error.message };
  return { line: 1, reason: 'The file can’t be read.' };
}

async function readArticleFile(file: string, kind: ArticleKind): Promise<ArticleFile> {
  const { size, mtime } = await stat(file);
  if (size > MAX_BYTES) throw new FileError(1, 'The file is larger than 100 KB.');
  const slug = path.basename(file, '.md');
  const named = v.safeParse(slugSchema, slug);
  if (!named.success)
    throw new FileError(
      1,
      `The file’s name becomes the page’s address. ${named.issues[0].message}`,
    );
  const text = await readFile(file, 'utf8');
  return { kind, slug, words: parseArticleFile(text, kind), changedAt: mtime };
}

function parseArticleFile(text: string, kind: ArticleKind): ArticleWords {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end === -1) {
    throw new FileError(
      1,
      'The file must begin with lines such as “title: …”, between two lines of ---.',
    );
  }
  const values: Record<string, string> = {};
  const lineOf = new Map<string, number>();
  const known = Object.keys(completeArticleSchemas[kind].entries);
  for (const [at, line] of lines.slice(1, end).entries()) {
    if (line.trim() === '') continue;
    const [, name = '', value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    if (!known.includes(name) || name === 'body') {
      throw new FileError(at + 2, `Write one of ${known.join(', ')} and a colon, then its value.`);
    }
    values[name] = value.trim().replace(/^(["'])(.*)\1$/, '$2');
    lineOf.set(name, at + 2);
  }
  if (values.isSample !== undefined) values.isSample = values.isSample === 'true' ? 'on' : '';
  const body = lines.slice(end + 1).join('\n');
  const parsed = v.safeParse(completeArticleSchemas[kind], { ...values, body });
  if (parsed.success) {
    const altFault = findAltFault(parsed.output);
    if (altFault) throw new FileError(lineOf.get('picture') ?? 1, `pictureAlt: ${altFault}`);
    return parsed.output;
  }
  const [issue] = parsed.issues;
  const name = v.getDotPath(issue) ?? '';
  const line = lineOf.get(name) ?? (name === 'body' ? end + 2 : 1);
  throw new FileError(line, `${name}: ${issue.message}`);
}
