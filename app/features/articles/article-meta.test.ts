import { expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import type { ArticleHeader } from './article.ts';
import { articleMeta } from './article-meta.ts';

const { company } = builtInFacts;

function authorOf(author: string, authorIsSample: boolean): unknown {
  const article: ArticleHeader = {
    path: '/resources/blog/sample',
    headings: [],
    minutes: 1,
    frontMatter: {
      title: 'Sample',
      description: 'A sample.',
      date: '2026-11-02',
      updated: '2026-11-02',
      author,
      authorRole: 'Automation engineer',
      authorIsSample,
      category: 'Tools',
      picture: 'blog-roi',
      related: [],
    },
  };
  const index = { label: 'Blog', href: '/resources/blog' } as const;
  const [described] = articleMeta(builtInFacts, 'https://example.com', article, index)
    .flatMap((one) =>
      'script:ld+json' in one ? [one['script:ld+json'] as Record<string, unknown>] : [],
    )
    .filter((data) => data['@type'] === 'Article');
  return described?.author;
}

test('the structured data of an article doesn’t describe a made-up author', () => {
  expect(authorOf('Owen T.', true)).toMatchObject({ '@type': 'Organization', name: company.name });
});

test('the structured data of an article describes a real author', () => {
  expect(authorOf('Sam', false)).toMatchObject({ '@type': 'Person', name: 'Sam' });
});
