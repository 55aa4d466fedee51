import { describe, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { articles, stories, strings } from '#test/content-samples.ts';
import { blogTeasers, caseStudyTeasers } from './facts/articles.ts';

const { company } = builtInFacts;

describe('an article', () => {
  test('is announced with the title, date, kind and picture of its front matter', () => {
    const announced = [
      ...blogTeasers.map(({ slug, title, category, date, image, readTime }) => ({
        slug,
        title,
        date,
        image,
        more: `${category} ${readTime}`,
      })),
      ...caseStudyTeasers.map(({ slug, title, company, industry, result, date, image }) => ({
        slug,
        title,
        date,
        image,
        more: `${company} ${industry} ${result}`,
      })),
    ].sort((a, b) => a.slug.localeCompare(b.slug));
    const written = stories
      .map(({ slug, folder, frontMatter: matter, body }) => ({
        slug,
        title: matter.title,
        date: matter.date,
        image: matter.picture,
        more:
          folder === 'blog'
            ? `${matter.category} ${Math.round(body.split(/\s+/).length / 200)} min read`
            : `${matter.company} ${matter.industry} ${matter.result}`,
      }))
      .sort((a, b) => a.slug.localeCompare(b.slug));
    expect(announced).toEqual(written);
  });

  test('about a customer says at the top that it is a sample', () => {
    for (const { file, body, frontMatter } of stories) {
      if (frontMatter.isSample === true) {
        expect(body.trimStart(), file).toMatch(/^> This is a sample story\./);
      }
    }
    expect(stories.filter(({ frontMatter }) => frontMatter.isSample === true)).toHaveLength(2);
  });
});

test('every address and number is the one of the business, or belongs to nobody', () => {
  const own = [company.email, company.phone.display, company.legal?.privacyEmail];
  const texts = [...strings.map(({ value }) => value), ...articles.map(({ body }) => body)].join(
    '\n',
  );
  for (const [address] of texts.matchAll(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g)) {
    if (!own.includes(address)) expect(address).toMatch(/@example\.com$/);
  }
  for (const [phone] of texts.matchAll(/\(?\d{3}\)?[ -]\d{3}-\d{4}/g)) {
    if (!own.includes(phone)) expect(phone).toMatch(/^\(?289\)?[ -]555-01\d\d$/);
  }
});
