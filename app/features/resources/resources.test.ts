import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { libraryResources } from '#app/facts/resources.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { library } from './resources.content.ts';
import { librarySettings } from './resources.server.ts';

describe('the list of resources', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await openTestApp();
  });
  afterEach(() => app.close());

  test('is the six of the content file until the owner has one', async () => {
    const answer = await app.request('/api/resources');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true, data: libraryResources });
  });

  test("is the owner's once it is stored", async () => {
    const own = {
      id: 'team-handbook',
      title: 'Team Handbook',
      description: 'How we work.',
      type: 'guide' as const,
      image: '/images/library/team-handbook.png',
      downloadUrl: '/resources/downloads/team-handbook',
      fileSize: '1 MB',
      fileType: 'PDF',
    };
    await app.context.settings.set(librarySettings, { resources: [own] });
    const answer = await app.request('/api/resources');
    expect(await answer.json()).toEqual({ success: true, data: [own] });
  });

  test('is refused with 503 and a sentence while it can not be read', async () => {
    await app.context.db.schema.dropTable('settings').execute();
    const answer = await app.request('/api/resources');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('30');
    expect(await answer.json()).toEqual({ success: false, error: library.unavailable });
  });

  test('is refused as a whole when what is stored is not such a list', async () => {
    await app.context.settings.set(librarySettings, {
      resources: [{ title: 'No more than a title' }] as never,
    });
    expect((await app.request('/api/resources')).status).toBe(503);
  });
});
