import { expect, test } from 'vitest';
import { readFormPost } from './form-post.server.ts';

test('a body of very many short fields is read up to a limit, without files and repeated fields', async () => {
  const form = new FormData();
  form.set('file', new File(['x'], 'x.txt'));
  for (let at = 0; at < 1500; at++) form.append('name', `Kim ${at}`);
  for (let at = 0; at < 5000; at++) form.set(`field-${at}`, '');
  const request = new Request('http://localhost/contact', { method: 'POST', body: form });
  const { values } = await readFormPost(request);
  expect(values.name).toBe('Kim 0');
  expect(Object.keys(values)).toHaveLength(1200);
});
