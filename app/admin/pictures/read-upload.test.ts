import { expect, test } from 'vitest';
import { processorMsOf } from '#test/processor-time.ts';
import { multipartBoundary, readUpload } from './read-upload.server.ts';

const MEGABYTE = 1024 * 1024;
const TYPE = 'multipart/form-data; boundary=b';

function post(body: BodyInit, type: string): Request {
  const headers = { 'Content-Type': type };
  return new Request('http://localhost/', { method: 'POST', body, headers });
}

test('a form with a file gives its fields and the file', async () => {
  const form = new FormData();
  form.append('name', 'Ana\0 Silva');
  form.append('name', 'the second one');
  form.append('photo', new File(['--b\r\n'], 'me.jpg'));
  const { values, file } = await readUpload(
    new Request('http://localhost/', { method: 'POST', body: form }),
  );
  expect(values).toEqual({ name: 'Ana Silva' });
  expect(await file('photo')?.text()).toBe('--b\r\n');
  expect(file('other')).toBeUndefined();
});

test.each([
  ['text parts', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'],
  ['files', '--b\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n\r\n'],
  ['delimiters', '--b'],
])('a body of very many %s is refused without being parsed', async (_name, part) => {
  const body = `${part.repeat((15 * MEGABYTE) / part.length)}--b--`;
  const ms = await processorMsOf(async () => {
    expect((await readUpload(post(body, TYPE))).values).toEqual({});
  });
  expect(ms).toBeLessThan(400);
});

test('so is one with endless headers', async () => {
  const body = `--b\r\n${'X-A: b\r\n'.repeat(1_900_000)}\r\nx\r\n--b--`;
  const ms = await processorMsOf(() => readUpload(post(body, TYPE)));
  expect(ms).toBeLessThan(400);
});

test.each([
  'multipart/form-data; boundary=zzzz, application/x-www-form-urlencoded',
  'multipart/form-data, application/x-www-form-urlencoded',
  'multipart/form-data; x-boundary=zzzz; boundary=b',
  'multipart/form-data; boundary="\\b"',
  'multipart/form-data; boundary="b',
  'multipart/form-data; boundary=b; charset=utf-8',
  'Multipart/Form-Data;boundary=b c',
])('only what browsers write is a form with a file: not %s', (type) => {
  expect(multipartBoundary(type)).toBeUndefined();
});

test('the types of browsers and of other programs are', async () => {
  const written = new Response(new FormData()).headers.get('Content-Type');
  for (const type of [
    written,
    'multipart/form-data; boundary=----WebKitFormBoundaryAbCdEf0123456789',
    'multipart/form-data; boundary=---------------------------735323031399963166993862150',
    'multipart/form-data; boundary=----geckoformboundary1a2b3c',
    'multipart/form-data; boundary="a-b"',
  ]) {
    expect(multipartBoundary(type), `${type}`).toMatch(/^[\w-]+$/);
  }
});

test('a body that is no form gives nothing', async () => {
  expect((await readUpload(post('{}', 'application/json'))).values).toEqual({});
  expect((await readUpload(post('--c', TYPE))).values).toEqual({});
});
