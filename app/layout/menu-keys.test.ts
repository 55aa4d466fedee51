import { expect, test } from 'vitest';
import { menuKeyAction } from './menu-keys.ts';

const onLabel = { label: { at: 0, count: 6 }, hasPanel: true };
const onLink = { label: { at: 5, count: 6 }, hasPanel: false };
const inPanel = { label: { at: 1, count: 6 }, item: { at: 2, count: 3 }, hasPanel: true };

test('left and right walk along the bar and wrap at its ends', () => {
  expect(menuKeyAction('ArrowRight', onLabel)).toEqual({ kind: 'focus-label', at: 1 });
  expect(menuKeyAction('ArrowLeft', onLabel)).toEqual({ kind: 'focus-label', at: 5 });
  expect(menuKeyAction('ArrowRight', onLink)).toEqual({ kind: 'focus-label', at: 0 });
});

test('Home and End jump to the ends of the bar, or of the panel the focus is in', () => {
  expect(menuKeyAction('End', onLabel)).toEqual({ kind: 'focus-label', at: 5 });
  expect(menuKeyAction('Home', onLink)).toEqual({ kind: 'focus-label', at: 0 });
  expect(menuKeyAction('Home', inPanel)).toEqual({ kind: 'focus-item', at: 0 });
  expect(menuKeyAction('End', inPanel)).toEqual({ kind: 'focus-item', at: 2 });
});

test('down opens a panel at its first link, up at its last', () => {
  expect(menuKeyAction('ArrowDown', onLabel)).toEqual({ kind: 'open-panel', from: 'first' });
  expect(menuKeyAction('ArrowUp', onLabel)).toEqual({ kind: 'open-panel', from: 'last' });
  expect(menuKeyAction('ArrowDown', onLink)).toBeUndefined();
});

test('up and down walk through the links of a panel and wrap', () => {
  expect(menuKeyAction('ArrowDown', inPanel)).toEqual({ kind: 'focus-item', at: 0 });
  expect(menuKeyAction('ArrowUp', inPanel)).toEqual({ kind: 'focus-item', at: 1 });
});

test('Escape closes a menu; Enter, Space and Tab keep their native meaning', () => {
  expect(menuKeyAction('Escape', inPanel)).toEqual({ kind: 'close' });
  for (const key of ['Enter', ' ', 'Tab']) expect(menuKeyAction(key, onLabel)).toBeUndefined();
});
