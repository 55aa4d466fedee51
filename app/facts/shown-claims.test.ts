import { expect, test } from 'vitest';
import { claimEvidenceOf } from './claim-evidence.ts';
import { builtInCourses } from './courses.ts';
import type { OwnFacts } from './facts.ts';
import { builtInFacts, factsWith } from './facts.ts';
import { everySection } from './sections.ts';
import { listShownClaims, listUnprovedClaims } from './shown-claims.server.ts';
import { builtInStories, type Testimonial } from './stories.ts';

const claimEvidence = claimEvidenceOf(builtInFacts);

const change = (changes: { [id: string]: Partial<Testimonial> }) => ({
  stories: builtInStories.map((story) => ({ ...story, ...changes[story.id] })),
});
const pagesOf = (facts: OwnFacts) =>
  Object.fromEntries(listShownClaims(factsWith(facts)).map(({ id, shownOn }) => [id, shownOn]));
const unprovedOf = (facts: OwnFacts) => listUnprovedClaims(factsWith(facts)).map(({ id }) => id);

test('while nothing is changed, each claim is shown where the register says', () => {
  const registered = Object.entries(claimEvidence).map(([id, { shownOn }]) => [id, shownOn]);
  expect(pagesOf({ sections: everySection })).toEqual(Object.fromEntries(registered));
});

test('a hidden or removed story takes its claims off the home page', () => {
  for (const facts of [
    change({ clinic: { isHidden: true } }),
    { stories: builtInStories.filter(({ id }) => id !== 'clinic') },
  ]) {
    const pages = pagesOf({ ...facts, sections: everySection });
    expect(pages).toMatchObject({ storyClinic: [], satisfaction: [] });
    expect(pages.inquiriesAutomated).toEqual(['/sales-deck', '/sales-presentation']);
    expect(pages.orderIncrease).toContain('/');
    const unproved = unprovedOf(facts);
    expect(unproved).not.toContain('storyClinic');
    expect(unproved).not.toContain('satisfaction');
    expect(unproved).toContain('storyBakery');
  }
});

test('a story of a real customer counts where the sample is still shown, not on the home page', () => {
  const pages = pagesOf(change({ bakery: { isSample: false, figures: [], figure: '37%' } }));
  expect(pages.orderIncrease).not.toContain('/');
  expect(pages.storyBakery).toEqual(['/resources/case-studies/bakery-online-orders']);
});

test('an edited sample makes a claim as long as its words have the figure', () => {
  const metrics = { before: 'Reminders by hand', after: 'Reminders by themselves' };
  const story = { isSample: true, figures: [] };
  const kept = { ...story, metrics: { ...metrics, result: '37 percent more orders' } };
  expect(pagesOf(change({ bakery: kept })).orderIncrease).toContain('/');
  const other = { ...story, metrics: { ...metrics, result: '137 percent more orders' } };
  expect(pagesOf(change({ bakery: other })).orderIncrease).not.toContain('/');
});

test('a page that is switched off shows no claim, and without a popular course none is called so', () => {
  const pages = pagesOf({ sections: { ...everySection, offer: false, courses: false } });
  expect(pages).toMatchObject({ monthlySavings: [], popularCourse: [] });
  expect(pages.moneyBackDays).toEqual(['/terms-of-service']);
  const courses = builtInCourses.map((course) => ({ ...course, popular: false }));
  expect(pagesOf({ courses, sections: everySection }).popularCourse).toEqual([]);
});
