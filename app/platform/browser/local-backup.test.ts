import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, installFakeBrowser } from '#test/fake-browser.ts';
import { BACKUP_KEY, listBackups, pruneBackups, saveBackup } from './local-backup.ts';

let browser: FakeBrowser;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-02T14:00:00Z') });
  browser = installFakeBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const keep = (name: string) => saveBackup({ formType: 'contact', data: { name } });
const names = () => listBackups().map(({ data }) => data.name);

test('the 51st submission pushes the oldest out', () => {
  for (let n = 1; n <= 51; n++) keep(`k${n}`);
  expect(names()).toHaveLength(50);
  expect(names()[0]).toBe('k2');
  expect(names()[49]).toBe('k51');
});

test('copies older than thirty days are forgotten', () => {
  keep('old');
  vi.advanceTimersByTime(30 * 86_400_000 - 1);
  keep('new');
  expect(names()).toEqual(['old', 'new']);
  vi.advanceTimersByTime(1);
  pruneBackups();
  expect(browser.localStorage.getItem(BACKUP_KEY)).not.toContain('"old"');
  expect(names()).toEqual(['new']);
});

test.each(['{', '"text"', '7', 'null', '{"a":1}', '[null, 3, {"timestamp": "never"}]'])(
  'garbage under the key is ignored and replaced: %s',
  (garbage) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    browser.localStorage.setItem(BACKUP_KEY, garbage);
    expect(listBackups()).toEqual([]);
    keep('k1');
    expect(names()).toEqual(['k1']);
  },
);

test('a browser that blocks storage keeps nothing and nothing breaks', () => {
  browser.localStorage.isBlocked = true;
  keep('k1');
  pruneBackups();
  expect(listBackups()).toEqual([]);
});

test('if the storage is full, older copies are removed for the new one', () => {
  for (let n = 1; n <= 5; n++) keep(`k${n}`);
  browser.localStorage.capacity = (browser.localStorage.getItem(BACKUP_KEY) ?? '').length + 10;
  keep('k6');
  expect(names()).toEqual(['k2', 'k3', 'k4', 'k5', 'k6']);
  browser.localStorage.capacity = 10;
  keep('k7');
});
