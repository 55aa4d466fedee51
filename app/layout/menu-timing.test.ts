import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMenuTiming } from './menu-timing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function newMenu() {
  const changes: (string | undefined)[] = [];
  const timing = createMenuTiming(
    {
      now: () => Date.now(),
      setTimeout: (run, ms) => setTimeout(run, ms),
      clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
    },
    (open) => changes.push(open),
  );
  return { timing, changes };
}

test('a drop-down opens when the pointer has rested on it for 200 ms, not before', () => {
  const { timing } = newMenu();
  timing.enter('services');
  vi.advanceTimersByTime(199);
  expect(timing.current()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(timing.current()).toBe('services');
});

test('a pointer that only passes over opens nothing', () => {
  const { timing, changes } = newMenu();
  timing.enter('services');
  vi.advanceTimersByTime(120);
  timing.leave();
  vi.advanceTimersByTime(1000);
  expect(changes).toEqual([]);
});

test('it closes 150 ms after the pointer has left, and stays if the pointer comes back', () => {
  const { timing } = newMenu();
  timing.enter('services');
  vi.advanceTimersByTime(200);
  timing.leave();
  vi.advanceTimersByTime(149);
  timing.enter('services');
  vi.advanceTimersByTime(500);
  expect(timing.current()).toBe('services');
  timing.leave();
  vi.advanceTimersByTime(150);
  expect(timing.current()).toBeUndefined();
});

test('a neighbour opens without delay while one is open, and only one is open', () => {
  const { timing, changes } = newMenu();
  timing.enter('services');
  vi.advanceTimersByTime(200);
  timing.leave();
  timing.enter('apps');
  expect(timing.current()).toBe('apps');
  expect(changes).toEqual(['services', 'apps']);
});

test('a neighbour opens without delay within 300 ms of closing, with delay afterwards', () => {
  const { timing } = newMenu();
  timing.press('services');
  timing.close();
  vi.advanceTimersByTime(300);
  timing.enter('apps');
  expect(timing.current()).toBe('apps');
  timing.close();
  vi.advanceTimersByTime(301);
  timing.enter('resources');
  expect(timing.current()).toBeUndefined();
});

test('a press opens at once and a second press closes', () => {
  const { timing } = newMenu();
  timing.press('services');
  expect(timing.current()).toBe('services');
  timing.press('services');
  expect(timing.current()).toBeUndefined();
});

test('a press on a menu that hovering has just opened keeps it open', () => {
  const { timing } = newMenu();
  timing.enter('services');
  vi.advanceTimersByTime(200);
  timing.press('services');
  expect(timing.current()).toBe('services');
});
