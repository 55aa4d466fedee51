import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPageRenderer } from '#test/page-renderer.ts';
import { publishFacts } from '#test/sample-business.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import type { OwnFacts } from './facts/facts.ts';
import { everySection } from './facts/sections.ts';
import { listShownClaims } from './facts/shown-claims.server.ts';
import { builtInStories } from './facts/stories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
});
afterAll(() => app.close());

const hideStories = builtInStories.map((story) => ({ ...story, isHidden: true }));

test.each<[string, OwnFacts, { seats?: number }]>([
  ['everything is shown', { sections: everySection }, {}],
  ['the offer has ended', { sections: everySection }, { seats: 0 }],
  [
    'parts of the site and the stories are hidden',
    {
      sections: { ...everySection, offer: false, courses: false, deck: false },
      stories: hideStories,
    },
    {},
  ],
])('a page that the register names shows the figure, also while %s', async (_, facts, offer) => {
  await publishFacts(app, { ...facts, launch: offer });
  const missing: string[] = [];
  for (const { id, value, unit, shownOn } of listShownClaims(app.context.facts())) {
    if (unit === 'story') continue;
    const figures = unit === 'label' ? 'Most Popular' : `\\b${value.toLocaleString('en-CA')}\\b`;
    for (const path of shownOn) {
      const html = await (await app.request(path)).text();
      const text = html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, ' ');
      if (!new RegExp(figures).test(text)) missing.push(`${id}: ${path}`);
    }
  }
  expect(missing).toEqual([]);
});
