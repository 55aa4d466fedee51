import { expect, test } from 'vitest';
import { createVisits } from '#app/platform/visits/visits.server.ts';
import { openTestApp } from '#test/test-app.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('invented sources on many pages can’t fill the table of visits', async () => {
  const app = await openTestApp('sqlite');
  const { db, log, now } = app.context;
  const visits = createVisits({ db, log, now, ownHosts: new Set() });
  const [pages, sources] = [30, 600];
  for (let source = 0; source < sources; source++) {
    for (let page = 0; page < pages; page++) {
      visits.count({
        ...{ path: `/page-${page}`, query: `utm_source=invented-${source}` },
        ip: `10.0.${source >> 8}.${source & 255}`,
        headers: { 'user-agent': FIREFOX },
      });
    }
    // Stored in several steps, because rows already in the table must count toward the limit, too.
    if (source % 100 === 0) await visits.flush();
  }
  await visits.flush();
  const stored = await db.selectFrom('page_views').select(['source', 'views']).execute();
  expect(stored.reduce((sum, { views }) => sum + views, 0)).toBe(pages * sources);
  expect(stored.length).toBe(10_000 + pages);
  expect(stored.filter(({ source }) => source === '(other)')).toHaveLength(pages);
  await app.close();
});

test('invented campaigns can’t fill the memory: after 10,000, where others came from is unknown', async () => {
  const app = await openTestApp('sqlite');
  const { db, log, now } = app.context;
  const visits = createVisits({ db, log, now, ownHosts: new Set() });
  const visit = (at: number) => ({
    ...{ path: '/', query: `utm_source=invented&utm_campaign=c${at}` },
    ip: `10.0.${at >> 8}.${at & 255}`,
    headers: { 'user-agent': FIREFOX },
  });
  const views = 10_100;
  for (let at = 0; at < views; at++) visits.count(visit(at));
  expect(visits.findOrigin(visit(9999))).toMatchObject({ landing: '/', utmCampaign: 'c9999' });
  expect(visits.findOrigin(visit(10_000))).toMatchObject({ landing: '/', utmCampaign: '' });
  await visits.flush();
  const stored = await db
    .selectFrom('page_views')
    .select(['source', 'views'])
    .orderBy('source')
    .execute();
  expect(stored).toEqual([
    { source: '(other)', views: views - 10_000 },
    { source: 'invented', views: 10_000 },
  ]);
  await app.close();
});
