import { expect, test } from 'vitest';
import { openTestApp } from '#test/test-app.ts';
import { readDevice, readSource } from './visit-source.ts';
import { createVisits } from './visits.server.ts';

const own = new Set(['www.example.com']);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('a source is a host and a campaign, never an address or a search', () => {
  const referrerOf = (referer: string | undefined) => readSource('', referer, own).referrer;
  expect(referrerOf('https://www.google.com/search?q=secret')).toBe('google.com');
  for (const none of [
    undefined,
    '',
    'nonsense',
    'javascript:alert(1)',
    'android-app://x.y',
    'ftp://example.org/',
    'https://www.example.com/about',
  ]) {
    expect([none, referrerOf(none)]).toEqual([none, '']);
  }
  const campaign = readSource('utm_source=News%20Letter&utm_medium=E-Mail&x=1', undefined, own);
  expect(campaign).toMatchObject({
    utmSource: 'news letter',
    utmMedium: 'e-mail',
    utmCampaign: '',
  });
  for (const bad of ['ann%40example.com', '<b>', 'x'.repeat(61)]) {
    expect(readSource(`utm_source=${bad}`, undefined, own).utmSource).toBe('');
  }
});

test('bots and other programs are not counted as visitors', () => {
  for (const name of [
    '',
    'curl/8.5.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) Mobile Safari (compatible; bingbot/2.0)',
  ]) {
    expect([name, readDevice(name)]).toEqual([name, undefined]);
  }
  const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/140.0';
  expect(readDevice(`${android} Mobile Safari/537.36`)).toBe('phone');
  expect(readDevice(`${android} Safari/537.36`)).toBe('tablet');
});

test('invented sources on many pages can’t fill the table of visits', async () => {
  const app = await openTestApp('sqlite');
  const { db, log, now } = app.context;
  const visits = createVisits({ db, log, now, ownHosts: own });
  const [pages, sources] = [30, 600];
  for (let source = 0; source < sources; source++) {
    for (let page = 0; page < pages; page++) {
      visits.count({
        path: `/page-${page}`,
        query: `utm_source=invented-${source}`,
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
