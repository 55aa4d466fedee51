import { afterEach, beforeEach, expect, test } from 'vitest';
import { shownStories } from '#app/facts/stories.ts';
import { shownTeam } from '#app/facts/team.ts';
import { type AdminBrowser, pressPublish } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { publishFacts, sampleBusiness, sampleTeam } from '#test/sample-business.ts';
import { samplePhoto } from '#test/sample-photo.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { pictureErrors } from '../pictures/pictures.content.ts';
import { factSetWords } from '../shell/fact-set.content.ts';
import { readChecklist } from '../start/checklist.server.ts';
import { storyErrors } from '../stories/stories.content.ts';
import { teamErrors, teamWords } from './team.content.ts';

const me = { name: 'Zephyrine Oakapple', position: 'Owner', bio: 'Counts marmots.' };

describeOnBothDatabases('team and stories', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine));
    await publishFacts(app, sampleBusiness);
  });
  afterEach(async () => {
    await app.close();
  });

  const at = (page: string) => {
    const screen = async () => (await owner.get(page)).text();
    const seen = async () => /name="seen" value="([^"]*)"/.exec(await screen())?.[1] ?? '';
    const send = async (
      intent: string,
      fields: Record<string, string> = {},
      files: Record<string, File> = {},
    ) => owner.upload(page, { seen: await seen(), intent, ...fields }, files);
    return { screen, seen, send };
  };
  const team = at('/admin/team');
  const stories = at('/admin/stories');
  const isTeamDone = async () =>
    (await readChecklist(app.context)).find(({ what }) => what === 'Your team')?.isDone;
  const names = () => shownTeam(app.context.facts()).map(({ name }) => name);

  test('a photo as large as a phone makes is taken by both pages', async () => {
    const photo = new File([new Uint8Array(5_000_000)], 'photo.jpg');
    for (const page of [team, stories]) {
      const answer = await page.send('store', { ...me, at: '0' }, { upload: photo });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(pictureErrors['unknown-format']);
    }
  });

  test('members are edited, added, moved, hidden and removed in a draft, then published and undone', async () => {
    const photo = await samplePhoto();
    const edited = await team.send(
      'store',
      { ...me, at: '0', picture: 'team-2' },
      { upload: photo },
    );
    expect(edited.headers.get('Location')).toBe('/admin/team?done=saved');
    await team.send('store', { ...me, name: 'Quillon', at: 'new', picture: 'team-1' });
    await team.send('up:4');
    await team.send('hide:1');
    await team.send('remove:2');
    expect(names()).toEqual(sampleTeam.map(({ name }) => name));
    const published = await pressPublish(owner);
    expect(published.headers.get('Location')).toContain('done=published');
    expect(names()).toEqual(['Zephyrine Oakapple', 'Quillon', 'Samir H.']);
    const about = await (await app.request('/about')).text();
    expect(about).toMatch(/\/pictures\/[\da-f]{32}-320\.avif 320w/);
    expect(about).toContain('three people in Mississauga');
    expect(about).not.toContain('(sample profiles)');
    // One is still made up, and says so.
    expect(about.split('Sample profile<')).toHaveLength(2);
    expect(await isTeamDone()).toBe(false);
    expect(await team.screen()).toContain('Your team is published; 1 of its people is a sample.');
    const post = await (
      await app.request('/resources/blog/ai-customer-service-human-touch')
    ).text();
    expect(post).toContain('Zephyrine Oakapple');
    await pressPublish(owner, 'undo');
    expect(names()).toEqual(sampleTeam.map(({ name }) => name));
  });

  test('without anybody the section is left out, articles are by the business, and nobody is made up', async () => {
    for (const at of [0, 1, 2, 3]) await team.send(`hide:${at}`);
    await pressPublish(owner);
    const about = (await (await app.request('/about')).text()).replaceAll('<!-- -->', '');
    expect(about).not.toContain('Meet the team');
    expect(about).toContain('You’ll work with people in Mississauga who tell you');
    const post = await (await app.request('/resources/blog/roi-ai-small-business')).text();
    expect(post).not.toContain('Owen T.');
    expect(await isTeamDone()).toBe(true);
  });

  test('a member who was removed comes back with one click', async () => {
    const removed = await team.send('remove:1');
    const text = await removed.text();
    expect(text).toContain('Owen T. was removed from the draft.');
    const [, item = ''] = /name="item" value="([^"]*)"/.exec(text) ?? [];
    expect(await team.screen()).not.toContain('<b>Owen T.</b>');
    await team.send('restore', { at: '1', item: item.replaceAll('&quot;', '"') });
    await pressPublish(owner);
    expect(names()).toEqual(sampleTeam.map(({ name }) => name));
    const [first] = sampleTeam;
    const other = { ...first, id: 'other' };
    for (const odd of [
      { name: 1 },
      { ...first },
      { ...other, picture: 'nothing' },
      { ...other, bio: 'x'.repeat(301) },
    ]) {
      const item = JSON.stringify(odd);
      expect((await team.send('restore', { at: '1', item })).status).toBe(400);
    }
  });

  test('what is wrong is said beside its field, and what was typed and uploaded stays', async () => {
    const photo = await samplePhoto();
    const fields = { at: 'new', name: ' ', position: 'Owner', bio: 'x'.repeat(301) };
    const answer = await team.send('store', fields, { upload: photo });
    const text = await answer.text();
    expect(answer.status).toBe(422);
    for (const part of [teamErrors.name, teamErrors.bio, 'value="Owner"'])
      expect(text).toContain(part);
    expect(text).toMatch(/type="radio"[^>]*checked=""[^>]*value="photo:[\da-f]{32}"/);
    const file = new File(['<script>'], 'me.jpg');
    const refused = await team.send('store', { ...me, at: 'new' }, { upload: file });
    expect(await refused.text()).toContain(pictureErrors['unknown-format']);
    const stale = await team.send('up:99');
    expect(stale.status).toBe(400);
    expect(await stale.text()).toContain(factSetWords.nothingToDo.title);
  });

  test('moving the first one up or the last one down changes nothing', async () => {
    for (const step of ['up:0', 'down:3']) {
      const answer = await team.send(step);
      expect(answer.headers.get('Location')).toBe('/admin/team?done=noDraft');
    }
  });

  test('only a list that is published empty is called empty', async () => {
    for (const _ of [1, 2, 3, 4]) await team.send('remove:0');
    const draft = await team.screen();
    expect(draft).toContain(teamWords.list.empty);
    expect(draft).not.toContain(teamWords.nonePublished);
    await pressPublish(owner);
    const published = await team.screen();
    expect(published).toContain(teamWords.nonePublished);
    expect(published).not.toContain(teamWords.published);
  });

  test('whoever has not seen the latest change is told, and nothing is lost', async () => {
    const before = await team.seen();
    await team.send('down:0');
    const form = { seen: before, intent: 'store', at: '0', ...me };
    const late = await owner.upload('/admin/team', form, {});
    const text = await late.text();
    expect(late.status).toBe(409);
    expect(text).toContain(factSetWords.conflictList.title);
    expect(text).toContain('value="Zephyrine Oakapple"');
    const moved = await owner.post('/admin/team', { seen: before, intent: 'remove:0' });
    expect(moved.status).toBe(409);
  });

  test('a story of the owner is on the home page, as a sample until the customer has agreed', async () => {
    const story = {
      ...{ name: 'Ada', position: 'Owner', company: 'A mill', location: 'Whitehorse' },
      ...{ quote: '“It grinds.”', before: 'Slow', after: 'Fast', result: 'Twice the flour' },
      ...{ figure: '2×', picture: 'story-2' },
    };
    expect(
      await (await stories.send('store', { ...story, at: 'new', quote: '' })).text(),
    ).toContain(storyErrors.quote);
    for (const place of ['0', '0', '0']) await stories.send(`remove:${place}`);
    await stories.send('store', { ...story, at: 'new' });
    // A real customer's story links to none of the made-up case studies.
    const sample = {
      ...story,
      name: 'Bea',
      at: 'new',
      agreed: 'on',
      caseStudy: 'bakery-online-orders',
    };
    expect(await (await stories.send('store', sample)).text()).toContain(storyErrors.caseStudy);
    await stories.send('store', { ...sample, caseStudy: '' });
    await pressPublish(owner);
    expect(shownStories(app.context.facts()).map(({ name, isSample }) => [name, isSample])).toEqual(
      [
        ['Ada', true],
        ['Bea', false],
      ],
    );
    const home = await (await app.request('/')).text();
    for (const part of ['“It grinds.”', '2×', 'Two stories, before']) {
      expect([part, home.replaceAll('<!-- -->', '').includes(part)]).toEqual([part, true]);
    }
    const [, ada = '', bea = ''] = home.split('<li class="home-story">');
    expect(ada).toContain('Sample');
    expect(bea.slice(0, bea.indexOf('</li>'))).not.toContain('Sample');
    await pressPublish(owner, 'undo');
    expect(shownStories(app.context.facts())).toHaveLength(3);
  });
});
