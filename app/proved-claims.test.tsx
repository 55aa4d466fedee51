import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type * as Claims from './facts/claims.ts';
import { deck } from './features/deck/deck.content.ts';
import { home } from './features/home/home.content.ts';
import { Pricing } from './features/offer/offer-pricing.tsx';
import { standingOffer } from './features/offer/offer-state.ts';
import { resourcesHub } from './features/resources/resources.content.ts';
import { servicePages } from './features/services/service-pages.content.ts';
import { services } from './features/services/services.content.ts';

// A site on which every claim of the register is proved.
vi.mock('./facts/claims.ts', async (importOriginal) => {
  const register = await importOriginal<typeof Claims>();
  for (const claim of Object.values(register.claims)) {
    Object.defineProperty(claim, 'status', { value: 'proved' });
  }
  return register;
});

test('the sentence around a proved figure no longer calls it a target', () => {
  const words = JSON.stringify([home, services, servicePages, deck, resourcesHub]);
  expect(words).not.toContain('Illustrative target');
  expect(home.hero.text).toMatch(/ Cut manual-process costs by up to 60 percent\.$/);
  expect(services.hero.text).toContain(' Cut manual-process costs by up to 60 percent. We ');
  expect(words).toContain(' 40 percent fewer errors.');
  expect(words).toContain(' Up to 60 percent off the cost of manual processes.');
});

test('templates that exist are not called planned', () => {
  expect(JSON.stringify(home)).not.toContain('planned automation templates');
  expect(resourcesHub.templates.text).toContain('All 25 templates');
});

test('a proved discount stands without a mark, and without the colon after it', () => {
  const element = <Pricing state={standingOffer} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html.replace(/<[^>]+>/g, ' ')).toMatch(/80% off \$5,000/);
  expect(html).not.toContain('Illustrative');
  expect(html).not.toMatch(/<li>\s*:/);
});
