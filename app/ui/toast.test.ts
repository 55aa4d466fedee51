import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from './toast.store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function newStore() {
  return createToastStore({
    now: () => Date.now(),
    setTimeout: (run, ms) => setTimeout(run, ms),
    clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  });
}

test('a toast stays for 5000 ms and then leaves by itself', () => {
  const store = newStore();
  store.show({ title: 'Message sent!' });
  vi.advanceTimersByTime(4999);
  expect(store.current()?.title).toBe('Message sent!');
  vi.advanceTimersByTime(1);
  expect(store.current()).toBeUndefined();
});

test('one toast is visible at a time: a second one replaces the first and gets its full time', () => {
  const store = newStore();
  store.show({ title: 'first' });
  vi.advanceTimersByTime(4000);
  store.show({ title: 'second', tone: 'destructive' });
  vi.advanceTimersByTime(4999);
  expect(store.current()).toMatchObject({ title: 'second', tone: 'destructive' });
  vi.advanceTimersByTime(1);
  expect(store.current()).toBeUndefined();
});

test('the time stands still while the pointer or the focus is on the toast', () => {
  const store = newStore();
  store.show({ title: 'read me slowly' });
  vi.advanceTimersByTime(3000);
  store.pause();
  vi.advanceTimersByTime(60_000);
  expect(store.current()?.title).toBe('read me slowly');
  store.resume();
  vi.advanceTimersByTime(1999);
  expect(store.current()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(store.current()).toBeUndefined();
});

test('dismissing a held toast lets the next one run again', () => {
  const store = newStore();
  store.show({ title: 'held' });
  store.pause();
  store.dismiss();
  expect(store.current()).toBeUndefined();
  store.show({ title: 'next' });
  vi.advanceTimersByTime(5000);
  expect(store.current()).toBeUndefined();
});

test('a toast that replaces a held one leaves by itself: nothing is left of the hold', () => {
  const store = newStore();
  store.show({ title: 'held' });
  store.pause();
  store.show({ title: 'next' });
  vi.advanceTimersByTime(5000);
  expect(store.current()).toBeUndefined();
});

test('listeners hear of every change until they leave', () => {
  const store = newStore();
  const heard: (string | undefined)[] = [];
  const leave = store.subscribe(() => heard.push(store.current()?.title));
  store.show({ title: 'a' });
  store.dismiss();
  leave();
  store.show({ title: 'b' });
  expect(heard).toEqual(['a', undefined]);
});
