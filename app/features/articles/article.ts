import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import type { PageHead } from '#app/content-types.ts';
import type { DrawingName } from '#app/drawings/drawing.tsx';
import { articleWords } from './articles.content.ts';

/** The front matter of an article; app/content.test.ts checks it in every file. */
export type FrontMatter = {
  title: string;
  description: string;
  /** YYYY-MM-DD. */
  date: string;
  updated: string;
  author: string;
  authorRole: string;
  authorIsSample: boolean;
  category: string;
  picture: DrawingName;
  /** Paths of three related pages. */
  related: readonly string[];
  company?: string;
  industry?: string;
  result?: string;
  isSample?: boolean;
};

/** The components that render the elements of the text. */
export type ArticleElements = {
  h2: ComponentType<{ children?: ReactNode }>;
  a: ComponentType<{ href?: string; children?: ReactNode }>;
  /** `<Table label="…">` in the text: a table that scrolls sideways if it is too wide. */
  Table: ComponentType<{ label: string; children?: ReactNode }>;
  /** `<Change unit="…" before={14} after={2} />`: two bars of the lengths of these figures. */
  Change: ComponentType<{ unit: string; before: number; after: number }>;
  /** `<Pull>`: a sentence of the text, large in the margin. */
  Pull: ComponentType<{ children?: ReactNode }>;
};

/** A compiled content/**.mdx file (scripts/vite-articles.ts). */
export type ArticleModule = {
  default: FunctionComponent<{ components: ArticleElements }>;
  frontMatter: Record<string, unknown>;
  headings: readonly string[];
  wordCount: number;
};

/** All that a page shows of an article beside its text. */
export type ArticleHeader = {
  path: string;
  frontMatter: Omit<FrontMatter, 'picture'>;
  headings: readonly string[];
  /** Reading time at 200 words a minute. */
  minutes: number;
};

export type Article = ArticleHeader & { Content: ArticleModule['default'] };

/**
 * An article with its path.
 * @param folder path of its index
 */
export function readArticle(module: ArticleModule, folder: string, slug: string): Article {
  return {
    path: `${folder}/${slug}`,
    frontMatter: module.frontMatter as FrontMatter,
    headings: module.headings,
    minutes: Math.round(module.wordCount / 200),
    Content: module.default,
  };
}

/** Head data of an article: its own title and description. */
export function articleHead({ frontMatter }: ArticleHeader): PageHead {
  return {
    title: articleWords.headTitle.replace('{title}', () => frontMatter.title),
    description: frontMatter.description,
    keywords: [frontMatter.category, ...articleWords.headKeywords],
  };
}

/** The id of a heading: "How we would start on Monday" gives how-we-would-start-on-monday. */
export function headingId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** "September 16, 2025" for 2025-09-16, in every time zone. */
export function longDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00Z`),
  );
}
