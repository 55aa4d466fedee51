import { afterAll, beforeAll, expect, test } from 'vitest';
import { listClaims } from '#app/facts/claims.ts';
import { builtInSections } from '#app/facts/sections.ts';
import { listShownPages } from '#app/published-paths.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { publishedDocuments } from '#test/published-documents.ts';
import { publishFacts } from '#test/sample-business.ts';
import { sentinelCompany, sentinelTeam } from '#test/sentinel-facts.ts';
import type { TestApp } from '#test/test-app.ts';
import { readSetup } from './set-up.server.ts';

let app: TestApp;
beforeAll(async () => {
  ({ app } = await openOwnerApp('sqlite'));
});
afterAll(() => app.close());

test('once the set-up says that name and team are done, no page, feed or file shows anybody made up', async () => {
  const left = async () =>
    (await readSetup(app.context))
      .filter(({ id }) => ['name', 'team', 'texts'].includes(id))
      .flatMap((line) => line.left.map(({ what }) => what));
  expect((await left()).length).toBeGreaterThan(8);
  await publishFacts(app, {
    company: {
      ...sentinelCompany,
      phone: { display: '(867) 393-1234', href: 'tel:+18673931234' },
    },
    team: sentinelTeam.map(({ photo: _, ...member }) => member),
    stories: [],
    sections: { ...builtInSections, articles: false, caseStudies: false, webApps: false },
  });
  expect(await left()).toEqual(['Claims without evidence']);
  const evidence = { source: 'Time sheets', date: '2026-11-02' };
  const proved = listClaims(app.context.facts()).map(({ id }) => [id, evidence]);
  await publishFacts(app, { claims: Object.fromEntries(proved) });
  expect(await left()).toEqual([]);
  const documents = await publishedDocuments(app, listShownPages(app.context.facts()));
  const madeUp =
    /[Ss]ample (?:profile|story|author)|[Ss]ample apps|Featured apps|AI Data Gem|Latest on the Blog|[Ss]ample projects|a bakery and|555-01\d\d|Nadia R\.|Owen T\.|Grace L\.|Samir H\./;
  const found = [...documents].flatMap(([path, text]) => {
    const [words] = madeUp.exec(text) ?? [];
    return words === undefined ? [] : [`${path}: ${words}`];
  });
  expect(found).toEqual([]);
  expect(documents.get('/resources/case-studies')).toContain('No case studies yet');
});
