import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import type { PageHead } from '#app/content-types.ts';
import { shownCaseStudies } from '#app/facts/articles.ts';
import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';
import { articleWords } from './articles.content.ts';

/** What a page shows of an article beside its text; app/content.test.ts checks it in every file. */
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
  /** The name of a drawing, or an uploaded photo with its alternative text. */
  picture: string;
  pictureAlt?: string;
  /** Paths of three related pages. */
  related: readonly string[];
  // Of a case study.
  company?: string;
  industry?: string;
  result?: string;
  isSample?: boolean;
  /** What changed, as the two bars at the top. */
  change?: Bars | undefined;
};

/** Figures to compare, by their labels; the last one is what matters. */
export type Bars = {
  readonly label?: string;
  readonly unit: string;
  readonly rows: readonly (readonly [label: string, value: number])[];
};

/** The components that render the elements of the text. */
export type ArticleElements = {
  h2: ComponentType<{ children?: ReactNode }>;
  a: ComponentType<{ href?: string; children?: ReactNode }>;
  /** `<Table label="…">` in the text: a table that scrolls sideways if it is too wide. */
  Table: ComponentType<{ label: string; children?: ReactNode }>;
  /** `<Bars label="…" unit="minutes" rows={[['Before', 14], ['After', 2]]} />`: a chart. */
  Bars: ComponentType<Bars>;
  /** `<Pull>`: a sentence of the text, large in the margin. */
  Pull: ComponentType<{ children?: ReactNode }>;
};

/** A compiled content/**.mdx file (scripts/vite-articles.ts). */
type ArticleModule = {
  default: FunctionComponent<{ components: ArticleElements }>;
  frontMatter: FrontMatter;
  headings: readonly string[];
  wordCount: number;
};

/** All that a page shows of an article beside its text. */
export type ArticleHeader = {
  path: string;
  frontMatter: FrontMatter;
  headings: readonly string[];
  /** Reading time at 200 words a minute. */
  minutes: number;
};

const shipped = import.meta.glob<ArticleModule>('/content/{blog,case-studies}/*.mdx', {
  eager: true,
});

type ShownArticle = ArticleHeader & {
  Content: ArticleModule['default'];
  /** The owner's text in Markdown in place of the content; empty without one. */
  body: string;
};

/** The article of the repository at this path; undefined if there is none. */
export function findShippedArticle(facts: Facts, path: string): ShownArticle | undefined {
  const module = shipped[`${path.replace('/resources', '/content')}.mdx`];
  if (!module) return undefined;
  const { default: Content, headings, wordCount } = module;
  const slug = path.replace(/^.*\//, '');
  const { body, ...frontMatter } = ownWords(slug, facts, { ...module.frontMatter, body: '' });
  const study = shownCaseStudies(facts).find((one) => one.path === path);
  return {
    path,
    frontMatter: {
      ...frontMatter,
      ...(study && { isSample: study.isSample }),
      // The chart belongs to the text that shipped.
      ...(body && { change: undefined }),
    },
    headings,
    minutes: Math.round((body ? body.split(/\s+/).length : wordCount) / 200),
    Content,
    body,
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
