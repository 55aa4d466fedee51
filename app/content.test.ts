import { describe, expect, test } from 'vitest';
import { factsWith } from '#app/facts/facts.ts';
import { articles, strings } from '#test/content-samples.ts';
import { specifiedFacts } from '#test/specified-facts.ts';
import { claimOf, listClaims } from './facts/claims.ts';
import { builtInFacts } from './facts/facts.ts';
import { savingsOf, totalValueOf } from './facts/offer.ts';
import { templateCards } from './facts/resources.ts';
import { offerWords } from './features/offer/offer.content.ts';
import { servicePagesOf } from './features/services/service-pages.content.ts';

const facts = factsWith(specifiedFacts);

const { courses: courseList, offer: offerFigures } = facts;
const offer = offerWords(facts);

/** Tools and booking reckon with percents and dollars of their own; their tests cover those. */
const ownFigures = /features\/(tools|booking)\/|facts\/tools/;

describe('a link in the content', () => {
  const linkKeys = /\.(href|link|linkTo|path|downloadUrl)$/;

  test('starts with a slash, or names another origin, an email address or a phone', () => {
    const wrong = strings.filter(
      ({ at, value }) =>
        linkKeys.test(at) &&
        !at.startsWith('.contentErrors.') &&
        !/^(\/(?!\/)|https:\/\/|mailto:|tel:)/.test(value),
    );
    expect(wrong).toEqual([]);
  });

  test('to a service, a course or a template leads to one that exists', () => {
    const known = new Set<string>([
      '/services',
      '/courses',
      '/resources/automation-templates',
      ...servicePagesOf(builtInFacts).map((page) => page.path),
      ...courseList.map((course) => course.link),
      ...templateCards.map((card) => card.downloadUrl),
    ]);
    const wrong = strings.filter(
      ({ at, value }) =>
        linkKeys.test(at) &&
        /^\/(services|courses|resources\/automation-templates)\b/.test(value) &&
        !known.has(value.replace(/#.*$/, '')),
    );
    expect(wrong).toEqual([]);
  });

  test('in an article starts with a slash', () => {
    for (const { file, body } of articles) {
      for (const [, href = ''] of body.matchAll(/\]\(([^)]+)\)/g)) {
        expect(href, file).toMatch(/^\//);
      }
    }
  });
});

describe('a figure', () => {
  const registered: ReadonlySet<string> = new Set(
    listClaims(facts).flatMap((claim) => percentsIn(claim.text)),
  );

  test('with a percent sign stands in the claims register', () => {
    const unknown = strings
      .filter(({ file }) => !ownFigures.test(file))
      .filter(({ value }) => percentsIn(value).some((percent) => !registered.has(percent)));
    expect(unknown).toEqual([]);
  });

  test('in dollars is kept as a number outside the register, never as text', () => {
    const inWords = strings.filter(
      ({ file, value }) =>
        !ownFigures.test(file) && !/facts\/claims\.ts$/.test(file) && /\$\d/.test(value),
    );
    expect(inWords).toEqual([]);
  });

  test('in a case study is the registered one', () => {
    for (const { file, body, frontMatter } of articles.filter(
      ({ folder }) => folder === 'case-studies',
    )) {
      for (const percent of percentsIn(`${body} ${frontMatter.result}`)) {
        expect(registered, file).toContain(percent);
      }
    }
  });
});

describe('the launch offer', () => {
  const sum = () => offer.pricing.breakdown.reduce((total, { value }) => total + value, 0);

  test('adds its parts up to the total value and the savings', () => {
    expect(sum()).toBe(12_196);
    expect(totalValueOf(offerFigures)).toBe(sum());
    expect(savingsOf(offerFigures)).toBe(sum() - offerFigures.price);
    expect(savingsOf(offerFigures)).toBe(11_199);
  });

  test('gives every discount as the price compared with a base price yields it', () => {
    const computed = offer.pricing.discounts.map(({ claim, basePrice }) => [
      claimOf(facts, claim).value,
      Math.round((1 - offerFigures.price / basePrice) * 100),
    ]);
    expect(computed).toEqual([
      [80, 80],
      [83, 83],
      [92, 92],
    ]);
  });
});

function percentsIn(text: string): string[] {
  return [...text.matchAll(/(\d+(?:\.\d+)?) ?(?:%|percent\b)/g)].map(([, number = '']) => number);
}
