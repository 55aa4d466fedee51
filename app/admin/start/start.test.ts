import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtInCompany, company } from '#app/facts/company.ts';
import { showFacts } from '#app/facts/published-facts.server.ts';
import type { TeamMember } from '#app/facts/team.ts';
import { ADMIN_PASSWORD, type AdminBrowser, tryToLogIn } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { sampleBusiness } from '#test/sample-business.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { readSteps } from './first-run.server.ts';
import { startWords } from './start.content.ts';

const page = '/admin/start';
const name = {
  ...{ name: 'Quibblewick', legalName: 'Quibblewick Ltd.', tagline: 'Marmots keep the books.' },
  ...{ description: 'Ledgers for the curious.', email: 'burrow@quibblewick.ca' },
  ...{ phone: '(867) 393-1234', street: '7 Lantern Way', street2: '', locality: 'Whitehorse' },
  ...{ region: 'YT', postalCode: 'Y1A 9Z9', country: 'CA', serviceRadiusKm: '73' },
  serviceArea: 'In person within 73 km of Whitehorse',
};

describeOnBothDatabases('the first steps', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine));
    showFacts(sampleBusiness);
  });
  afterEach(async () => {
    await app.close();
    showFacts();
  });

  const screen = async (step = '') => (await owner.get(`${page}?step=${step}`)).text();
  const send = async (step: string, intent: string, fields: Record<string, string> = {}) => {
    const seen = /name="seen" value="([^"]*)"/.exec(await screen(step))?.[1] ?? '';
    return owner.post(page, { step, seen, intent, ...fields });
  };
  const whereTo = (answer: Response) => answer.headers.get('Location');

  test('name and contact are published, and the next step follows', async () => {
    expect(whereTo(await send('name', 'save', name))).toBe(`${page}?step=look&done=published`);
    expect([company.name, company.address.locality]).toEqual(['Quibblewick', 'Whitehorse']);
    expect(company.officeHours).toEqual(builtInCompany.officeHours);
    expect(await (await app.request('/contact')).text()).toContain('7 Lantern Way');
    expect((await readSteps(app.context)).name).toBe(true);
    // A login opens Today from now on.
    expect(whereTo(await tryToLogIn(app, ADMIN_PASSWORD))).toBe('/admin/today');
  });

  test('hours keep the name, and only the days that are ticked', async () => {
    await send('name', 'save', name);
    const hours = { dayTuesday: 'on', opens: '10:00', closes: '15:00', replyHours: '12' };
    expect(whereTo(await send('hours', 'save', hours))).toContain('step=email');
    expect(company.officeHours.display).toBe('Tuesday, 10:00 AM to 3:00 PM');
    expect([company.name, company.replyHours]).toEqual(['Quibblewick', 12]);
    expect((await readSteps(app.context)).hours).toBe(true);
  });

  test('a mistake is shown beside its field, and what was typed stays', async () => {
    const answer = await send('name', 'save', { ...name, postalCode: '90210' });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain('Enter a postal code like L5B 1M2.');
    expect(text).toContain('value="7 Lantern Way"');
    expect(company.name).toBe('AI for SMEs');
  });

  test('each step can be skipped, and progress is what is really there', async () => {
    const order = ['name', 'look', 'hours', 'email', 'team', 'launch'];
    for (const [at, step] of order.slice(0, -1).entries()) {
      expect(whereTo(await send(step, 'skip'))).toBe(`${page}?step=${order[at + 1]}`);
    }
    expect(Object.values(await readSteps(app.context))).toEqual(order.map(() => false));
    expect(await screen()).toContain('0 of 6 done');
    expect((await owner.post(page, { step: 'other', intent: 'save' })).status).toBe(400);
  });

  test('the step about the team says whether all, some or none of the people are samples', async () => {
    expect(await screen('team')).toContain('The people on the site are samples.');
    const [first, ...others] = sampleBusiness.team;
    const real = { ...first, isSample: false } as TeamMember;
    showFacts({ ...sampleBusiness, team: [real, ...others] });
    expect(await screen('team')).toContain(startWords.team.some);
    showFacts({ ...sampleBusiness, team: [real] });
    expect(await screen('team')).toContain(startWords.team.none);
    expect(await screen('team')).not.toContain('people on the site are samples');
    expect(await screen('launch')).not.toMatch(/docs\/|\.md/);
  });

  test('once they are left, a login opens Today', async () => {
    expect(whereTo(await tryToLogIn(app, ADMIN_PASSWORD))).toBe(page);
    expect(whereTo(await owner.post(page, { intent: 'finish' }))).toBe('/admin/today');
    expect(whereTo(await tryToLogIn(app, ADMIN_PASSWORD))).toBe('/admin/today');
  });
});
