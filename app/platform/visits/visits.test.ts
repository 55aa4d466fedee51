import { expect, test } from 'vitest';
import { readBrowser } from './browser.ts';
import { createScramble } from './scramble.ts';
import { createSourceReader } from './visit-source.ts';

const own = new Set(['www.example.com']);

test('a source is a host and a campaign, never an address or a search', () => {
  const readSource = createSourceReader(own);
  const read = (referer: string | undefined, query = '') =>
    readSource({ query, headers: { referer } });
  expect(read('https://www.google.com/search?q=secret').referrer).toBe('google.com');
  expect(read('https://www.example.com/about').referrer).toBe('');
  // The second time it is remembered.
  for (const _ of [1, 2]) {
    expect(read('https://www.google.com/').referrer).toBe('google.com');
    expect(read('https://www.example.com/').referrer).toBe('');
    expect(read('ftp://example.org/').referrer).toBe('');
  }
  for (const none of [undefined, '', 'nonsense', 'javascript:alert(1)', 'android-app://x.y']) {
    expect([none, read(none).referrer]).toEqual([none, '']);
  }
  const campaign = read(undefined, 'utm_source=News%20Letter&utm_medium=E-Mail&x=1');
  expect(campaign).toMatchObject({
    utmSource: 'news letter',
    utmMedium: 'e-mail',
    utmCampaign: '',
  });
  for (const bad of ['ann%40example.com', '<b>', 'x'.repeat(61)]) {
    expect(read(undefined, `utm_source=${bad}`).utmSource).toBe('');
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
    expect([name, readBrowser(name).device]).toEqual([name, undefined]);
  }
  const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/140.0';
  expect(readBrowser(`${android} Mobile Safari/537.36`).device).toBe('phone');
  expect(readBrowser(`${android} Safari/537.36`).device).toBe('tablet');
});

test('two visitors hardly ever share a number, and the numbers change every day', () => {
  const [today, tomorrow] = [createScramble(), createScramble()];
  const numbers = new Set<number>();
  for (let at = 0; at < 20_000; at++) {
    numbers.add(today(`10.1.${at >> 8}.${at & 255}`, at % 7));
  }
  expect(numbers.size).toBeGreaterThan(20_000 - 5);
  expect(today('198.51.100.1', 1)).toBe(today('198.51.100.1', 1));
  expect(today('198.51.100.1', 1)).not.toBe(tomorrow('198.51.100.1', 1));
});
