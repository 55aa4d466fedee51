import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseStored, parseStoredJson } from './stored-json.ts';

const schema = v.object({ name: v.string(), seats: v.optional(v.number(), 1) });

test('a stored value is read by its schema, with the defaults of fields added since', () => {
  expect(parseStoredJson(schema, '{"name":"A"}')).toEqual({
    kind: 'read',
    value: { name: 'A', seats: 1 },
  });
  expect(parseStored(schema, { name: 'A', seats: 2 })).toMatchObject({ value: { seats: 2 } });
});

test.each([
  ['', 'not JSON'],
  ['{"name":', 'not JSON'],
  ['null', 'the whole value'],
  ['[]', 'name'],
  ['{"name":5,"seats":"two"}', 'name, seats'],
])('%j is reported as unreadable instead of thrown: %s', (text, reason) => {
  expect(parseStoredJson(schema, text)).toEqual({
    kind: 'unreadable',
    reason: expect.stringContaining(reason),
  });
});
