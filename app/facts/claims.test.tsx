import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { coursesWords } from '#app/features/courses/courses.content.ts';
import { deckWords } from '#app/features/deck/deck.content.ts';
import { homeWords } from '#app/features/home/home.content.ts';
import { Pricing } from '#app/features/offer/offer-pricing.tsx';
import { standingOffer } from '#app/features/offer/offer-state.ts';
import { resourceWordsOf } from '#app/features/resources/resources.content.ts';
import { servicePagesOf } from '#app/features/services/service-pages.content.ts';
import { servicesWords } from '#app/features/services/services.content.ts';
import { listClaims, targetOf } from './claims.ts';
import { builtInCourses } from './courses.ts';
import { builtInFacts, type Facts, factsWith, type OwnFacts } from './facts.ts';
import { everySection } from './sections.ts';
import { builtInStories, type Testimonial } from './stories.ts';
import { FactsContext } from './use-facts.ts';

const change = (changes: { [id: string]: Partial<Testimonial> }) => ({
  stories: builtInStories.map((story) => ({ ...story, ...changes[story.id] })),
});
const madeWith = (facts: OwnFacts) =>
  listClaims(factsWith({ sections: everySection, ...facts }))
    .filter(({ isMade }) => isMade)
    .map(({ id }) => id);
const ofEach = (own: Facts['claims'][string]) =>
  Object.fromEntries(listClaims(builtInFacts).map(({ id }) => [id, own]));
const proved = factsWith({ claims: ofEach({ source: 'Time sheets', date: '2026-11-02' }) });

test('every figure of the specification is in the register', () => {
  const register = listClaims(builtInFacts)
    .map(({ text }) => text)
    .join(' ');
  for (const figure of [
    '60%',
    '37%',
    '86%',
    '70%',
    '92%',
    '78%',
    '$3,800',
    '412%',
    '40%',
    '30%',
    '25%',
  ])
    expect(register).toContain(figure);
});

test('a hidden or removed sample, or one of a real customer, makes no claim, unless its case study does', () => {
  for (const facts of [
    change({ clinic: { isHidden: true }, bakery: { isHidden: true } }),
    change({ clinic: { isSample: false }, bakery: { isSample: false } }),
    { stories: [] },
  ]) {
    expect(madeWith(facts)).not.toContain('storyClinic');
    expect(madeWith(facts)).toContain('storyBakery');
    const sections = { ...everySection, caseStudies: false };
    expect(madeWith({ ...facts, sections })).not.toContain('storyBakery');
  }
});

test('a page that is switched off shows no claim, and without a popular course none is called so', () => {
  const made = madeWith({ sections: { ...everySection, offer: false, courses: false } });
  expect(made).not.toContain('monthlySavings');
  expect(made).not.toContain('popularCourse');
  const courses = builtInCourses.map((course) => ({ ...course, popular: false }));
  expect(madeWith({ courses })).not.toContain('popularCourse');
});

test('what the owner has proved stands without a mark, and templates that exist are not planned', () => {
  const [home, services, hub] = [
    homeWords(proved),
    servicesWords(proved),
    resourceWordsOf(proved).hub,
  ];
  const words = JSON.stringify([home, services, hub, servicePagesOf(proved), deckWords(proved)]);
  expect(words).not.toMatch(/Illustrative target|planned/);
  expect(home.hero.text).toMatch(/ Cut manual-process costs by up to 60 percent\.$/);
  expect(services.hero.text).toContain(' Cut manual-process costs by up to 60 percent. We ');
  expect(hub.templates.text).toContain('All 25 templates');
  expect(coursesWords(proved).catalogue.popularMark).toBeUndefined();
});

test('a figure can be another one, or left out', () => {
  const own = {
    manualProcessCosts: { value: 45 },
    errorReduction: { isHidden: true },
    automationTemplates: { isHidden: true },
  };
  const facts = factsWith({ claims: own });
  expect(homeWords(facts).hero.text).toMatch(/Illustrative target: .* 45 percent\.$/);
  expect(targetOf(facts, 'errorReduction', '{value} percent fewer errors.')).toBe('');
  expect(madeWith({ claims: own })).not.toContain('errorReduction');
  const words = JSON.stringify([homeWords(facts), resourceWordsOf(facts).hub.templates]);
  expect(words).not.toMatch(/25 (planned )?(automation )?templates/);
});

test('a proved discount stands without the sentence about planned prices', () => {
  const html = renderToStaticMarkup(
    <FactsContext value={proved}>
      <Pricing state={standingOffer} />
    </FactsContext>,
  );
  expect(html.replace(/<[^>]+>/g, ' ')).toMatch(/\$5,000\s+80%/);
  expect(html).not.toContain('nobody has paid them so far');
  expect(builtInFacts.claims).toEqual({});
});

test('without samples, every claim can be left out', () => {
  const made = madeWith({
    sections: { ...everySection, caseStudies: false },
    stories: [],
    courses: builtInCourses.map((course) => ({ ...course, popular: false })),
    claims: ofEach({ isHidden: true }),
  });
  expect(made).toEqual([]);
});
