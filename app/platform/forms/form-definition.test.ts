import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { defineForm } from './form-definition.server.ts';

type Outcome =
  | { kind: 'done'; id: string; isReplay: boolean }
  | { kind: 'sold-out'; next: string }
  | { kind: 'key-reused' }
  | { kind: 'too-many'; retryAfterSeconds: number };

const words = { title: 'Failed', description: 'It failed.' };
const info = { requestId: 'r', ip: '192.0.2.1', nonce: 'n' };

let app: TestApp;
afterEach(() => app.close());

function ticketForm(outcome: Outcome) {
  const keys: (string | undefined)[] = [];
  const form = defineForm({
    schema: v.object({ seat: v.pipe(v.string('Choose a seat.'), v.maxLength(3, 'Too long.')) }),
    toasts: { missing: { title: 'Missing', description: 'Fill it in.' }, failed: words },
    reasons: { keyReused: 'Reused.', tooMany: 'Too many.', storageDown: 'Away.' },
    async perform(_app, _info, _input, key): Promise<Outcome> {
      keys.push(key);
      return outcome;
    },
    outcomes: {
      done: { status: 201, data: ({ id }) => ({ id }), location: ({ id }) => `/tickets/${id}` },
      'sold-out': { status: 409, reject: ({ next }) => ({ error: 'Sold out.', data: { next } }) },
    },
    api: {
      path: '/api/tickets',
      words: { id: 'tickets', title: 'Buy', text: 'Buys.', success: 'Bought.' },
      data: v.object({ id: v.string() }),
    },
  });
  const submit = async (payload: unknown, key?: (input: unknown) => string) => {
    app = await openTestApp('sqlite');
    return form.submit(app.context, info, payload, key);
  };
  return { form, submit, keys };
}

test('an accepted form says where to go and what to answer', async () => {
  const { submit, keys } = ticketForm({ kind: 'done', id: '7', isReplay: true });
  expect(await submit({ seat: 'A1' }, (input) => JSON.stringify(input))).toEqual({
    kind: 'accepted',
    status: 201,
    data: { id: '7' },
    location: '/tickets/7',
    isReplay: true,
  });
  expect(keys).toEqual(['{"seat":"A1"}']);
});

test('a reused key and too many submissions have the same response for every form', async () => {
  const reused = await ticketForm({ kind: 'key-reused' }).submit({ seat: 'A1' });
  expect(reused).toMatchObject({ status: 422, error: 'Reused.', isKeyReused: true });
  await app.close();
  const tooMany = await ticketForm({ kind: 'too-many', retryAfterSeconds: 9 }).submit({
    seat: 'A1',
  });
  expect(tooMany).toMatchObject({ status: 429, error: 'Too many.', retryAfterSeconds: 9 });
});

test('invalid fields are named, and nothing is performed', async () => {
  const { submit, keys } = ticketForm({ kind: 'done', id: '7', isReplay: false });
  expect(await submit({ seat: 'A1000' })).toEqual({
    kind: 'rejected',
    status: 422,
    title: 'Failed',
    error: 'Too long.',
    fields: { seat: 'Too long.' },
  });
  expect(keys).toEqual([]);
});

test('the description of the request has the status of every rule', () => {
  const { operation } = ticketForm({ kind: 'key-reused' }).form;
  expect(operation.success.status).toBe(201);
  expect(operation.failures.map(({ status }) => status)).toEqual([
    400, 403, 409, 413, 415, 422, 429, 503,
  ]);
});
