import { blogTeasers, caseStudyTeasers } from '#app/facts/articles.ts';
import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';
import { findShippedArticle } from './article.ts';

const sources = import.meta.glob<string>('/content/{blog,case-studies}/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The texts of an article that came with the site, which its owner may write anew. */
export function articleTextsOf(facts: Facts, slug: string): object {
  const teaser = [...blogTeasers, ...caseStudyTeasers].find((one) => one.slug === slug);
  const { path = '' } = teaser ?? {};
  const { title, description, company, industry, result } =
    findShippedArticle(facts, path)?.frontMatter ?? {};
  return ownWords(slug, facts, {
    title,
    description,
    ...(teaser && 'excerpt' in teaser && { excerpt: teaser.excerpt }),
    ...(company && { company, industry, result }),
    body: toMarkdown(sources[`${path.replace('/resources', '/content')}.mdx`] ?? ''),
  });
}

/** The Markdown of an article's source: tables and charts as lists, and no sentence twice. */
export function toMarkdown(source: string): string {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<Pull>.*<\/Pull>\n\n/g, '')
    .replace(
      /<Bars label="(.*)" unit="(.*)" rows=\{(.*)\} \/>/g,
      (_, label: string, unit: string, rows: string) =>
        listOf(
          label,
          (JSON.parse(rows) as [string, number][]).map(
            ([name, value]) => `${name}: ${value} ${unit}`,
          ),
        ),
    )
    .replace(/<Table label="(.*)">([\s\S]*?)<\/Table>/g, (_, label: string, table: string) =>
      listOf(
        label,
        table
          .split('</tr>')
          .map((row) => (row.match(/(?<=<t[dh][^>]*>)[^<]+/g) ?? []).join(' · '))
          .filter(Boolean),
      ),
    )
    .trim();
}

function listOf(title: string, items: readonly string[]): string {
  return `**${title}**\n\n${items.map((item) => `- ${item}`).join('\n')}`;
}
