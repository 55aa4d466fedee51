import type { SitePath } from '#app/content-types.ts';

export const ARTICLE_KINDS = ['post', 'case-study'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** The index of each kind of article. */
export const articleIndexes = {
  post: { label: 'Blog', href: '/resources/blog' },
  'case-study': { label: 'Case Studies', href: '/resources/case-studies' },
} as const satisfies Record<ArticleKind, { label: string; href: SitePath }>;
