import { expect, test } from 'vitest';
import { deck } from './deck.content.ts';

test('keeps the tabs and buttons that were agreed', () => {
  expect([
    ...deck.tabs.map(({ label }) => label),
    deck.presentationLink.label,
    deck.print.button,
  ]).toEqual([
    'Overview',
    'AI Services',
    'AI Agency',
    'Web Apps',
    'Presentation Mode',
    'Print Presentation',
  ]);
});
