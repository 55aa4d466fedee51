import { expect, test } from 'vitest';
import { phoneLink } from './phone-link.ts';

test.each([
  ['289-555-0142', 'tel:+12895550142'],
  ['(289) 555-0142', 'tel:+12895550142'],
  ['1 289 555 0142', 'tel:+12895550142'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['289.555.0142 ext. 12', 'tel:+12895550142;ext=12'],
  ['289 555 0142 x7', 'tel:+12895550142;ext=7'],
  ['555-0142', 'tel:5550142'],
  ['call me', undefined],
  ['', undefined],
  ['12', undefined],
])('%s is dialled as %s', (typed, link) => {
  expect(phoneLink(typed)).toBe(link);
});
