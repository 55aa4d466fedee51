import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deckWords } from '#app/features/deck/deck.content.ts';
import { homeWords } from '#app/features/home/home.content.ts';
import { Pricing } from '#app/features/offer/offer-pricing.tsx';
import { standingOffer } from '#app/features/offer/offer-state.ts';
import { resourceWordsOf } from '#app/features/resources/resources.content.ts';
import { servicePagesOf } from '#app/features/services/service-pages.content.ts';
import { servicesWords } from '#app/features/services/services.content.ts';
import { claimIds, claims } from './claim-register.ts';
import { targetOf } from './claims.ts';
import { builtInCourses, courseTermsOf } from './courses.ts';
import { builtInFacts, factsWith, type OwnFacts } from './facts.ts';
import { everySection } from './sections.ts';
import { listShownClaims, listUnprovedClaims } from './shown-claims.server.ts';
import { builtInStories, type Testimonial } from './stories.ts';
import { FactsContext } from './use-facts.ts';

const change = (changes: { [id: string]: Partial<Testimonial> }) => ({
  stories: builtInStories.map((story) => ({ ...story, ...changes[story.id] })),
});
const pagesOf = (facts: OwnFacts) =>
  Object.fromEntries(
    listShownClaims(factsWith({ sections: everySection, ...facts })).map(({ id, shownOn }) => [
      id,
      shownOn,
    ]),
  );
const evidence = { source: 'Time sheets', date: '2026-11-02' };
const proved = factsWith({ claims: Object.fromEntries(claimIds.map((id) => [id, evidence])) });

test('every figure of the specification is in the register, once', () => {
  const figures = Object.values(claims).flatMap((claim) => ('value' in claim ? claim.value : []));
  const specified = [60, 37, 86, 70, 92, 78, 3800, 412, 40, 30, 25];
  // The last one counts templates.
  expect(figures).toEqual([...specified, 25]);
});

test('a hidden or removed story takes its claims off the home page', () => {
  for (const facts of [
    change({ clinic: { isHidden: true } }),
    { stories: builtInStories.filter(({ id }) => id !== 'clinic') },
  ]) {
    const pages = pagesOf(facts);
    expect(pages).toMatchObject({ storyClinic: [], satisfaction: [] });
    expect(pages.inquiriesAutomated).toEqual(['/sales-deck', '/sales-presentation']);
    expect(pages.orderIncrease).toContain('/');
  }
});

test('a story of a real customer counts where the sample is still shown, not on the home page', () => {
  const real = change({ bakery: { isSample: false, figures: [], figure: '37%' } });
  const article = '/resources/case-studies/bakery-online-orders';
  expect(pagesOf(real).orderIncrease).not.toContain('/');
  expect(pagesOf(real).storyBakery).toEqual([article]);
  const texts = { 'bakery-online-orders': { body: { text: 'Mine', was: '' } } };
  expect(pagesOf({ ...real, texts })).toMatchObject({ storyBakery: [], orderIncrease: [] });
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
  const samples = pagesOf({ stories: [], sections: { ...everySection, caseStudies: false } });
  expect(samples).toMatchObject({ orderIncrease: [], processingTime: [], storyBakery: [] });
  const courses = builtInCourses.map((course) => ({ ...course, popular: false }));
  expect(pagesOf({ courses }).popularCourse).toEqual([]);
});

test('what the owner has proved stands without a mark, and templates that exist are not planned', () => {
  expect(listUnprovedClaims(proved)).toEqual([]);
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
  expect(courseTermsOf(proved).popularMark).toBeUndefined();
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
  expect(pagesOf({ claims: own }).errorReduction).toEqual([]);
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

test('without samples, a figure without evidence can be left out each', () => {
  const left = listUnprovedClaims(
    factsWith({
      sections: { ...everySection, caseStudies: false },
      stories: [],
      courses: builtInCourses.map((course) => ({ ...course, popular: false })),
      claims: Object.fromEntries(claimIds.map((id) => [id, { isHidden: true }])),
    }),
  );
  expect(left.map(({ id }) => id)).toEqual([]);
});
