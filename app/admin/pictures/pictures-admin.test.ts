import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findPictureBytes } from '#app/platform/pictures/pictures.queries.server.ts';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';
import { unzip } from '#test/unzip.ts';
import { removeUnusedPictures } from './picture-uses.queries.server.ts';
import { pictureErrors } from './pictures.content.ts';

const page = '/admin/pictures';
const DAY_MS = 24 * 3_600_000;
let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { width: 330, height: 300, channels: 3, background: '#c92f0a' } })
    .jpeg()
    .toBuffer();
});

describe('the pictures of the owner', () => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp('sqlite'));
  });
  afterEach(() => app.close());

  const upload = (bytes: Uint8Array, name = 'me.jpg') =>
    owner.upload(page, {}, { photo: new File([new Uint8Array(bytes)], name) });
  const screen = async () => (await owner.get(page)).text();
  const onlyId = async () => {
    const [row] = await app.context.db.selectFrom('pictures').select('id').execute();
    return row?.id ?? '';
  };

  test('a photo is uploaded by a plain form, listed, exported and deleted', async () => {
    const answer = await upload(photo, '../../my <2> photo.jpg');
    expect(answer.headers.get('Location')).toBe(`${page}?done=uploaded`);
    const id = await onlyId();
    const text = await screen();
    expect(text).toContain(`/pictures/${id}-320.webp`);
    expect(text).toContain('my &lt;2&gt; photo.jpg');
    expect((await app.request(`/pictures/${id}-320.webp`)).status).toBe(200);
    const archive = await owner.post('/admin/export/file', { intent: 'zip' });
    const files = await unzip(Buffer.from(await archive.arrayBuffer()));
    expect(Object.keys(files)).toContain(`pictures/${id}-330.avif`);
    const removed = await owner.post(page, { intent: 'remove', id });
    expect(removed.headers.get('Location')).toBe(`${page}?done=removed`);
    expect((await app.request(`/pictures/${id}-320.webp`)).status).toBe(404);
    const log = await app.context.db.selectFrom('audit_log').select('action').execute();
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['picture-uploaded', 'picture-removed']),
    );
  });

  test('a file that is not a photo is refused with its reason, beside the field', async () => {
    const answer = await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'me.jpg');
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(pictureErrors['unknown-format']);
    expect(await (await owner.post(page, {})).text()).toContain(pictureErrors.missing);
    expect(await onlyId()).toBe('');
  });

  test('a stranger uploads nothing, and no page takes more than its limit', async () => {
    const form = new FormData();
    form.append('photo', new File([new Uint8Array(photo)], 'me.jpg'));
    const stranger = await app.request(page, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      headers: { Origin: 'http://localhost:3000' },
    });
    expect(stranger.status).not.toBe(200);
    expect(await onlyId()).toBe('');
    const large = await app.request(page, {
      method: 'POST',
      body: 'x',
      redirect: 'manual',
      headers: {
        Origin: 'http://localhost:3000',
        'Content-Length': '16000000',
        'Content-Type': 'multipart/form-data; boundary=b',
      },
    });
    expect([large.status, await large.text()]).toEqual([413, expect.stringContaining('15 MB')]);
    // Without a file, as with any other form: parsing a megabyte of empty fields takes seconds.
    const fields = 'application/x-www-form-urlencoded';
    for (const type of [fields, `multipart/form-data; boundary=b, ${fields}`]) {
      const refused = await app.request(page, {
        method: 'POST',
        body: 'x',
        redirect: 'manual',
        headers: {
          Origin: 'http://localhost:3000',
          'Content-Length': '40000',
          'Content-Type': type,
        },
      });
      expect(refused.status).toBe(413);
    }
  });

  test('one that is in use is kept; one that is unused for 30 days is deleted', async () => {
    await upload(photo);
    const id = await onlyId();
    const { context, clock } = app;
    const value = JSON.stringify([{ photo: { id } }]);
    const at = context.now().toISOString();
    const facts = context.db.insertInto('fact_versions');
    await facts.values({ name: 'team', version: 1, value, published_at: at }).execute();
    expect(await screen()).toContain('Used in: Team');
    const refused = await owner.post(page, { intent: 'remove', id });
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('This picture is in use'),
    ]);
    const wait = async (days: number) => {
      clock.advance(days * DAY_MS);
      await removeUnusedPictures(context);
      return (await findPictureBytes(context.db, `${id}-330.jpg`)) !== undefined;
    };
    expect(await wait(100)).toBe(true);
    // One click would show the previous version again, so its picture stays in use.
    await facts.values({ name: 'team', version: 2, value: '[]', published_at: at }).execute();
    expect(await wait(100)).toBe(true);
    await facts.values({ name: 'team', version: 3, value: '[]', published_at: at }).execute();
    expect(await wait(1)).toBe(true);
    expect(await wait(29)).toBe(true);
    expect(await wait(2)).toBe(false);
    expect(await onlyId()).toBe('');
  });
});
