import { createConfig, lintFromString } from '@redocly/openapi-core';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '#app/api.ts';
import { builtInFacts } from '#app/facts/facts.ts';
import type { Operation } from '#app/platform/http/operation.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { failureWords } from './api-docs.content.ts';
import { openApiDocument } from './openapi.ts';
import { describeOperation } from './operation-description.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('sqlite', {
    env: {
      ...NO_LIMITS,
    },
  });
});
afterAll(() => app.close());

const withExample = operations.filter(
  ({ method, words }) => method === 'GET' || words.example !== undefined,
);

test.each(withExample)('$method $path answers as it is described', async (operation) => {
  const { path, fields } = describeOperation(operation);
  const { method, success, words } = operation;
  const example = { ...words.example };
  const query = new URLSearchParams(method === 'GET' ? (example as Record<string, string>) : {});
  const answer =
    method === 'GET' ? await app.request(`${path}?${query}`) : await app.post(path, example);
  expect(answer.status).toBe(success.status);
  const body = await answer.json();
  expect(body.success).toBe(true);
  // Equal only if the body has all described properties and no others.
  expect(v.parse(success.data, body.data)).toEqual(body.data);
  if (method === 'GET') return;
  for (const field of fields.filter((candidate) => candidate.required)) {
    const { [field.name]: _left, ...rest } = example as Record<string, unknown>;
    const refused = await app.post(path, rest);
    expect([field.name, refused.status]).toEqual([field.name, 422]);
    expect(Object.keys((await refused.json()).fields)).toEqual([field.name]);
  }
});

test('what is required and how long it may be comes from the schema of the form', () => {
  const fieldsOf = (path: string) =>
    describeOperation(operations.find((one) => one.path === path) as Operation).fields;
  const required = (path: string) =>
    fieldsOf(path)
      .filter((field) => field.required)
      .map((field) => field.name);
  expect(required('/api/contact')).toEqual(['name', 'email', 'message']);
  expect(required('/api/bookings')).toEqual([
    'name',
    'email',
    'appointmentDate',
    'appointmentTime',
  ]);
  expect(required('/api/newsletter/confirm')).toEqual(['email', 'code']);
  expect(required('/api/tools/result')).toEqual(['email', 'tool', 'input']);
  const message = fieldsOf('/api/contact').find((field) => field.name === 'message');
  expect(message?.schema).toMatchObject({ type: 'string', maxLength: 5000 });
  const names = fieldsOf('/api/contact').map((field) => field.name);
  expect(names).not.toContain('website');
});

test('every answer and every input of the OpenAPI document has its properties', () => {
  const document = JSON.parse(
    JSON.stringify(openApiDocument(builtInFacts, operations, 'https://a.example.org')),
  );
  for (const { method, path, success, failures } of operations) {
    const described = document.paths[path][method.toLowerCase()];
    const answer = described.responses[success.status].content['application/json'].schema;
    expect([path, isDescribed(answer.properties.data)]).toEqual([path, true]);
    const statuses = Object.keys(described.responses).map(Number);
    expect(statuses).toEqual(
      [success.status, 405, ...failures.map(({ status }) => status)].toSorted((a, b) => a - b),
    );
    for (const status of statuses.filter((one) => one >= 400)) {
      expect(failureWords).toHaveProperty(String(status));
    }
  }
  const { input } =
    document.paths['/api/tools/result'].post.requestBody.content['application/json'].schema
      .properties;
  expect(input.anyOf.every(isDescribed)).toBe(true);
});

test('the OpenAPI document passes the recommended rules of Redocly', async () => {
  const source = JSON.stringify(
    openApiDocument(builtInFacts, operations, 'https://www.aiforsmes.ca'),
  );
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test('any other method of an address is answered with 405 and the methods that it takes', async () => {
  for (const { method, path } of operations) {
    const allowed = method === 'GET' ? 'GET, HEAD' : 'POST';
    for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (allowed.includes(other)) continue;
      const answer = await app.request(path, { method: other });
      expect([other, path, answer.status, answer.headers.get('Allow')]).toEqual([
        other,
        path,
        405,
        allowed,
      ]);
    }
  }
  expect((await app.request('/api/nothing')).status).toBe(404);
});

test('the document is served with the address of the site', async () => {
  const answer = await app.request('/api/openapi.json');
  expect(answer.headers.get('Content-Type')).toContain('application/json');
  const { servers } = await answer.json();
  expect(servers).toEqual([{ url: app.context.config.siteUrl }]);
});

type Described = { properties?: object; anyOf?: object[]; oneOf?: object[]; items?: object };

function isDescribed({ properties = {}, anyOf, oneOf, items }: Described): boolean {
  if (items) return isDescribed(items);
  const choices = anyOf ?? oneOf;
  return choices ? choices.every(isDescribed) : Object.keys(properties).length > 0;
}
