import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseSetting } from './settings.server.ts';

const area = { key: 'sample', schema: v.object({ days: v.optional(v.number(), 7) }) };

test('an area that was never saved has the defaults of its schema', () => {
  expect(parseSetting(area, undefined)).toEqual({ days: 7 });
  expect(parseSetting(area, '{"days":3}')).toEqual({ days: 3 });
});

test.each(['{"days":', '{"days":"many"}'])(
  'a damaged row is named instead of replaced: %s',
  (text) => {
    expect(() => parseSetting(area, text)).toThrow('The row "sample" of the table settings');
  },
);
