import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OwnFacts } from '#app/facts/facts.ts';
import { factsWith } from '#app/facts/facts.ts';
import { everySection } from '#app/facts/sections.ts';
import type { Testimonial } from '#app/facts/stories.ts';
import { currentAuthor } from '#app/facts/team.ts';
import { sampleBusiness } from '#test/sample-business.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { readChecklist } from './set-up.server.ts';

const APPS = 'Your own apps';

const story = {
  id: 'clinic',
  name: 'Lena S.',
  position: 'Director',
  company: 'A clinic',
  location: 'Oakville',
  picture: 'story-3',
  quote: 'It answers at any hour.',
  metrics: { before: 'By hand', after: 'By itself', result: 'Fewer calls' },
  isSample: true,
} as unknown as Testimonial;

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp('sqlite', { renderPage: undefined });
});
afterEach(async () => {
  await app.close();
});

const openWith = async (facts: OwnFacts, env = app) => {
  app.context.ownerFacts.show({ ...sampleBusiness, ...facts });
  const items = await readChecklist(env.context);
  return items.filter(({ isDone }) => !isDone).map(({ what }) => what);
};

test('the apps, the team and the stories are to do while visitors see samples', async () => {
  expect(await openWith({ stories: [story] })).toEqual(
    expect.arrayContaining([APPS, 'Your team', 'Customer stories']),
  );
});

test('every made-up author of an article is found', async () => {
  const facts = factsWith({ ...sampleBusiness, team: [] });
  const found = ['content/blog', 'content/case-studies'].flatMap((folder) =>
    readdirSync(folder).flatMap((file) => {
      const text = readFileSync(`${folder}/${file}`, 'utf8');
      const author = /^author: "?(.+?)"?$/m.exec(text)?.[1];
      return /^authorIsSample: true$/m.test(text) && author ? [author] : [];
    }),
  );
  expect(found.length).toBeGreaterThan(0);
  const left = found.filter(
    (author) =>
      currentAuthor(facts, { author, authorRole: '', authorIsSample: true }).authorIsSample,
  );
  expect(left).toEqual([]);
});

test('apps and case studies that came with the site are done once they are turned off', async () => {
  const all = [APPS, 'The case studies'];
  expect(await openWith({})).toEqual(expect.arrayContaining(all));
  const open = await openWith({
    sections: { ...everySection, articles: false, caseStudies: false, webApps: false },
  });
  for (const what of all) expect(open).not.toContain(what);
});

test('the reverse proxy stays to do until the address is https', async () => {
  const what = 'Reverse proxy settings';
  expect(await openWith({})).toContain(what);
  const isHttps = { context: { ...app.context, config: { ...app.context.config, isHttps: true } } };
  expect(await openWith({}, isHttps as TestApp)).not.toContain(what);
});
