import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { roiDefaultInput } from '#test/calculator-samples.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { SPAM } from '#test/spam-samples.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';

describeOnBothDatabases('the page of a message', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine));
  });
  afterEach(() => app.close());

  const write = async (more = {}) => {
    const message = { name: 'A', email: 'a@example.com', message: 'Hello', ...more };
    const answer = await app.post('/api/contact', { ...message, source: 'contact_form' });
    return `/admin/inbox/${(await answer.json()).data.id}`;
  };
  const show = async (path: string) =>
    (await (await owner.get(path)).text()).replaceAll('<!-- -->', '');

  test('says that a message was held back only if the filter did that', async () => {
    const held = await write({ company: SPAM });
    expect(await show(held)).toContain('No emails were sent about this message. Reason: ');
    await owner.post(held, { intent: 'save', status: 'quarantine' });
    expect(await show(held)).toContain('No emails were sent about this message. Reason: ');
    const released = { ids: held.split('/').at(-1) ?? '', intent: 'release' };
    await owner.post('/admin/inbox/bulk', released);
    for (const path of [held, await write()]) {
      await owner.post(path, { intent: 'save', status: 'quarantine' });
      expect(await show(path)).toContain('It was moved here by hand.');
      expect(await show(path)).not.toContain('No emails were sent');
    }
  });

  test('promises emails after a release only if some were held back', async () => {
    const release = async (path: string) => {
      const id = path.split('/').at(-1) ?? '';
      const answer = await owner.post('/admin/inbox/bulk', {
        ids: id,
        intent: 'release',
        from: id,
      });
      return answer.headers.get('Location');
    };
    const held = await write({ company: SPAM });
    expect(await release(held)).toBe(`${held}?done=released`);
    for (const path of [held, await write()]) {
      await owner.post(path, { intent: 'save', status: 'quarantine' });
      expect(await release(path)).toBe(`${path}?done=releasedAgain`);
      expect(await show(`${path}?done=releasedAgain`)).toContain('No emails were held back');
    }
  });

  test('says of the one message that it is marked as spam, or was changed meanwhile', async () => {
    const held = await write({ company: SPAM });
    const id = held.split('/').at(-1) ?? '';
    const post = async (intent: string) => {
      const answer = await owner.post('/admin/inbox/bulk', { ids: id, intent, from: id });
      return show(answer.headers.get('Location') ?? '');
    };
    expect(await post('spam')).toContain('The message is marked as spam.');
    for (const intent of ['spam', 'release']) {
      const text = await post(intent);
      expect(text, intent).toContain('The message was changed in the meantime.');
      expect(text, intent).not.toContain('selected messages');
    }
  });

  test('refuses tags that are too many or too long, and keeps what was typed', async () => {
    const path = await write();
    const tags = (count: number) =>
      Array.from({ length: count }, (_, at) => `tag ${at}`).join(', ');
    await owner.post(path, { intent: 'save', tags: 'Bread, Bread, spring' });
    for (const typed of [tags(21), `bakery, ${'x'.repeat(41)}`]) {
      const answer = await owner.post(path, { intent: 'save', tags: typed });
      const text = await answer.text();
      expect(answer.status).toBe(422);
      expect(text).toContain('Enter at most 20 tags, each of at most 40 characters.');
      expect(text).toContain(`value="${typed}"`);
    }
    expect(await show(path)).toContain('value="bread, spring"');
    expect((await owner.post(path, { intent: 'save', tags: tags(20) })).status).toBe(303);
  });

  test('says which of the selected messages it changed', async () => {
    const [held, first, second] = [await write(), await write(), await write()];
    await owner.post(held, { intent: 'save', status: 'quarantine' });
    const send = async (intent: string, paths: readonly string[]) => {
      const fields = new URLSearchParams({ intent });
      for (const path of paths) fields.append('ids', path.split('/').at(-1) ?? '');
      const answer = await app.request('/admin/inbox/bulk', {
        method: 'POST',
        body: fields,
        headers: { Cookie: owner.cookie, Origin: 'http://localhost:3000' },
        redirect: 'manual',
      });
      return new URL(answer.headers.get('Location') ?? '', 'http://a').searchParams.get('done');
    };
    expect(await send('handled', [])).toBe('unchanged');
    expect(await send('handled', [held, first])).toBe('changedExceptHeld');
    expect(await send('handled', [held, first])).toBe('onlyHeld');
    expect(await send('handled', [first])).toBe('alreadyMarked');
    expect(await send('handled', [second])).toBe('changed');
    expect(await send('release', [first])).toBe('noneReleased');
    expect(await send('spam', [held, first])).toBe('changed');
  });

  test('names the form of a tool’s result', async () => {
    const result = { tool: 'roi-calculator', input: roiDefaultInput, email: 'a@example.com' };
    const answer = await app.post('/api/tools/result', result);
    const path = `/admin/inbox/${(await answer.json()).data.id}`;
    expect(await show(path)).toContain('Tool result');
    expect(await show(path)).not.toContain('>tool_result<');
  });

  test('says that an empty reply wasn’t sent', async () => {
    const path = await write();
    const reply = await owner.post(path, { intent: 'reply', message: ' ' });
    expect(await reply.text()).toContain('Not sent');
  });
});
