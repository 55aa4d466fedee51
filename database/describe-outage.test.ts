import { expect, test } from 'vitest';
import { describeOutage } from './outage.ts';

/** Messages that node-postgres throws while the server restarts, from its source code. */
test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('"%s" is an outage of the connection, not a bug', (message) => {
  expect(describeOutage(new Error(message))).toBe('connection');
});

test.each(['57P01', '08006', '53300', 'ECONNREFUSED'])(
  'the code %s is an outage of the connection',
  (code) => {
    expect(describeOutage(Object.assign(new Error('x'), { code }))).toBe('connection');
  },
);

test('a mistake in the SQL is a bug', () => {
  expect(describeOutage(Object.assign(new Error('x'), { code: '42601' }))).toBeUndefined();
  expect(describeOutage(new Error('Query read timeout'))).toBeUndefined();
});
