import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import generateTypes, { type OpenAPI3 } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { operations } from '#app/api.ts';
import { openApiDocument } from './openapi.ts';

/** How a program uses the generated types: one typed call for all paths. */
const CLIENT = `
import type { paths } from './api';
type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
type Responses<O> = O extends { responses: infer R } ? R : never;
type Success<O> = Json<Responses<O>[keyof Responses<O> & (200 | 201 | 202)]>;
type Failure<O> = Json<Responses<O>[Exclude<keyof Responses<O>, 200 | 201 | 202>]>;
type Body<O> = O extends { requestBody: infer B } ? Json<B> : never;
type Query<O> = O extends { parameters: { query?: infer Q } } ? Q : never;
type PathsWith<M extends string> = { [P in keyof paths]: paths[P] extends Record<M, unknown> ? P : never }[keyof paths];
export type Answer<O> = Success<O> | Failure<O>;
export declare function post<P extends PathsWith<'post'>>(path: P, body: Body<paths[P]['post']>): Promise<Answer<paths[P]['post']>>;
export declare function get<P extends PathsWith<'get'>>(path: P, query?: Query<paths[P]['get']>): Promise<Answer<paths[P]['get']>>;
`;

const PROGRAM = `
import { get, post } from './client';
export async function run(): Promise<string> {
  const sent = await post('/api/contact', {
    name: 'Jordan Lee', email: 'jordan@example.com', message: 'Please call me.', phone: '416-555-0100',
  });
  if (!sent.success) return sent.error + Object.values(sent.fields ?? {}).join(' ');
  const days = await get('/api/bookings/availability', { from: '2026-11-09', to: '2026-11-13' });
  if (!days.success) return days.error;
  const free = days.data.days.find((day) => day.free.length > 0);
  const booked = await post('/api/bookings', {
    name: 'Jordan Lee', email: 'jordan@example.com',
    appointmentDate: free?.date ?? '', appointmentTime: '10:00 AM',
  });
  if (!booked.success) return booked.error;
  const text: string = sent.data.reference;
  return text + booked.data.reference;
}
`;

/** Each line that is marked has to be an error. */
const WRONG_PROGRAM = `
import { get, post } from './client';
post('/api/contact', { name: 'A', message: 'B' }); // wrong: no email
post('/api/contact', { name: 'A', email: 'a@example.com', message: 7 }); // wrong: a number
post('/api/nothing', { name: 'A' }); // wrong: no such address
post('/api/bookings/availability', {}); // wrong: another method
get('/api/bookings/availability', { from: 7 }); // wrong: a number
post('/api/bookings', { name: 'A', email: 'a@example.com', appointmentTime: '10:00 AM' }); // wrong: no day
get('/api/bookings/availability').then((days) => days.data); // wrong: success not checked
post('/api/contact', { name: 'A', email: 'a@example.com', message: 'B' }).then((sent) => sent.success && sent.data.nothing); // wrong: no such property
`;

test('a program with types generated from the OpenAPI document compiles, and wrong use does not', async () => {
  const document = JSON.parse(JSON.stringify(openApiDocument(operations, 'https://a.example.org')));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'generated-client-'));
  try {
    const files = {
      'api.ts': await generateTypes(document as OpenAPI3),
      'client.ts': CLIENT,
      'program.ts': PROGRAM,
      'wrong.ts': WRONG_PROGRAM,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    const errors = compile(folder, ['program.ts', 'wrong.ts']);
    expect(errors.filter((line) => !line.startsWith('wrong.ts'))).toEqual([]);
    const lines = errors.map((line) => Number(/^wrong\.ts\((\d+)/.exec(line)?.[1]));
    expect([...new Set(lines)]).toEqual(markedLines(WRONG_PROGRAM));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** The errors of the compiler, one line each. */
function compile(folder: string, files: readonly string[]): string[] {
  const compiler = path.resolve('node_modules/typescript/bin/tsc');
  const flags = ['--strict', '--noUncheckedIndexedAccess', '--noEmit', '--pretty', 'false'];
  const platform = ['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [compiler, ...flags, ...platform, '--types', '', ...files],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return stdout.split('\n').filter((line) => /^\S+\.ts\(|error TS/.test(line));
}

function markedLines(program: string): number[] {
  return program.split('\n').flatMap((line, at) => (line.includes('// wrong') ? [at + 1] : []));
}
