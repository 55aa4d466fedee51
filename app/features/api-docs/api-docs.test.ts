import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { type ApiCallDescription, apiCalls } from './api-docs.content.ts';
import { openApiDocument } from './api-docs.openapi.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('sqlite', {
    env: {
      SUBMISSIONS_PER_TEN_MINUTES: '1000',
      UNCONFIRMED_CALLS_PER_NETWORK: '1000',
      UNCONFIRMED_CALLS_PER_HOUR: '1000',
    },
  });
});
afterAll(() => app.close());

const calls: readonly ApiCallDescription[] = apiCalls;

test.each(calls)('$method $path answers as it is described', async (call) => {
  const body = call.example ?? bookingExample(call);
  const query = new URLSearchParams(
    call.method === 'GET' && call.fields.length > 0 ? { from: '2026-11-03', to: '2026-11-10' } : {},
  );
  const answer =
    call.method === 'GET'
      ? await app.request(`${call.path}?${query}`)
      : await app.post(call.path, body);
  expect(answer.status).toBe(call.success.status);
  expect(await answer.json()).toMatchObject({ success: true });
  if (call.method === 'GET') return;
  for (const field of call.fields.filter((candidate) => candidate.required)) {
    const { [field.name]: _left, ...rest } = body;
    const refused = await app.post(call.path, rest);
    expect([field.name, refused.status]).toEqual([field.name, 422]);
    expect(Object.keys((await refused.json()).fields)).toEqual([field.name]);
  }
});

test('the OpenAPI document names every call with its answers', () => {
  const document = openApiDocument('https://www.example.com') as {
    paths: Record<string, Record<string, { responses: object }>>;
  };
  for (const call of calls) {
    const described = document.paths[call.path]?.[call.method.toLowerCase()];
    expect(Object.keys(described?.responses ?? {}).map(Number)).toEqual(
      [call.success.status, ...call.failures].toSorted((a, b) => a - b),
    );
  }
});

function bookingExample(call: ApiCallDescription): Record<string, string> {
  if (call.id !== 'bookings') return {};
  return {
    name: 'Sample Visitor',
    email: 'visitor@example.com',
    appointmentDate: '2026-11-10',
    appointmentTime: '9:00 AM',
  };
}
