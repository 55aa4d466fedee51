import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as Claims from './facts/claims.ts';

/** The texts of a site on which every claim of the register is proved. */
let texts: Awaited<ReturnType<typeof loadTexts>>;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('./facts/claims.ts', async (importOriginal) => {
    const register = await importOriginal<typeof Claims>();
    for (const claim of [
      ...Object.values(register.claims),
      ...Object.values(register.computedClaims),
    ]) {
      Object.defineProperty(claim, 'status', { value: 'proved' });
    }
    return register;
  });
  texts = await loadTexts();
});
// Other files run in the same process, and must not find these modules.
afterAll(() => {
  vi.doUnmock('./facts/claims.ts');
  vi.resetModules();
});

async function loadTexts() {
  const { builtInFacts } = await import('./facts/facts.ts');
  const { FactsContext } = await import('./facts/use-facts.ts');
  const deck = (await import('./features/deck/deck.content.ts')).deckWords(builtInFacts);
  const home = (await import('./features/home/home.content.ts')).homeWords(builtInFacts);
  const { Pricing } = await import('./features/offer/offer-pricing.tsx');
  const { standingOffer } = await import('./features/offer/offer-state.ts');
  const { resourcesHub } = await import('./features/resources/resources.content.ts');
  const { servicePagesOf } = await import('./features/services/service-pages.content.ts');
  const { servicesWords } = await import('./features/services/services.content.ts');
  const { courseTerms } = await import('./facts/courses.ts');
  return {
    builtInFacts,
    FactsContext,
    deck,
    home,
    Pricing,
    standingOffer,
    resourcesHub,
    servicePages: servicePagesOf(builtInFacts),
    services: servicesWords(builtInFacts),
    courseTerms,
  };
}

test('the sentence around a proved figure no longer calls it a target', () => {
  const { home, services, servicePages, deck, resourcesHub } = texts;
  const words = JSON.stringify([home, services, servicePages, deck, resourcesHub]);
  expect(words).not.toContain('Illustrative target');
  expect(home.hero.text).toMatch(/ Cut manual-process costs by up to 60 percent\.$/);
  expect(services.hero.text).toContain(' Cut manual-process costs by up to 60 percent. We ');
  expect(words).toContain(' 40 percent fewer errors.');
  expect(words).toContain(' Up to 60 percent off the cost of manual processes.');
});

test('a course that is proved to be the most popular has no mark before its badge', () => {
  expect(texts.courseTerms.popularMark).toBeUndefined();
});

test('templates that exist are not called planned', () => {
  const { home, resourcesHub } = texts;
  expect(JSON.stringify(home)).not.toContain('planned automation templates');
  expect(resourcesHub.templates.text).toContain('All 25 templates');
});

test('a proved discount stands without the sentence about planned prices', () => {
  const { Pricing, standingOffer, FactsContext, builtInFacts } = texts;
  const element = <Pricing state={standingOffer} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  const html = renderToStaticMarkup(
    <FactsContext value={builtInFacts}>
      <RouterProvider router={router} />
    </FactsContext>,
  );
  expect(html.replace(/<[^>]+>/g, ' ')).toMatch(/\$5,000\s+80%/);
  expect(html).not.toContain('Illustrative');
  expect(html).not.toContain('nobody has paid them so far');
});
