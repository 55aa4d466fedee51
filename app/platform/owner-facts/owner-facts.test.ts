import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtInCompany } from '#app/facts/company.ts';
import { builtInSets } from '#app/facts/facts.ts';
import { sentinelCompany } from '#test/sentinel-facts.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { createOwnerFacts, type OwnerFacts, type PublishTogether } from './owner-facts.server.ts';

const noRecord = async () => {};
const other = { ...sentinelCompany, name: 'Bramblethorpe' };

describeOnBothDatabases('what the owner says about the business', (engine) => {
  let app: TestApp;
  let facts: OwnerFacts;
  beforeEach(async () => {
    app = await openTestApp(engine);
    facts = app.context.ownerFacts;
  });
  afterEach(async () => {
    await app.close();
  });

  const seen = async () => (await facts.read('company')).seen;
  const changes = async () => (await facts.listChanges()).seen;
  const publish = async (value: typeof other, by = facts) => {
    await by.saveDraft('company', value, await seen());
    return by.publish('drafts', await changes(), noRecord);
  };
  const undo = async () => facts.publish('former', await changes(), noRecord);

  test('one step back from the first publication shows the built-in values', async () => {
    await publish(sentinelCompany);
    await undo();
    expect(facts.current().company.name).toBe(builtInCompany.name);
  });

  test('all drafts are published at once, undone at once, and brought back at once', async () => {
    const prices = { ...builtInSets.prices, hourlyRate: 7 };
    await facts.saveDraft('prices', prices, (await facts.read('prices')).seen);
    await facts.saveDraft('company', other, await seen());
    const { drafts } = await facts.listChanges();
    expect([...drafts].sort()).toEqual(['company', 'prices']);
    expect(await facts.publish('drafts', await changes(), noRecord)).toEqual({ kind: 'done' });
    const shown = () => [facts.current().company.name, facts.current().prices.hourlyRate];
    expect(shown()).toEqual(['Bramblethorpe', 7]);
    // A later publication of one set is undone alone.
    await publish(sentinelCompany);
    await undo();
    expect(shown()).toEqual(['Bramblethorpe', 7]);
    await publish(builtInCompany);
    await facts.saveDraft('prices', builtInSets.prices, (await facts.read('prices')).seen);
    await facts.saveDraft('company', other, await seen());
    await facts.publish('drafts', await changes(), noRecord);
    await undo();
    expect(shown()).toEqual([builtInCompany.name, 7]);
    await undo();
    expect(shown()).toEqual(['Bramblethorpe', builtInSets.prices.hourlyRate]);
  });

  test('a draft that is saved while drafts are published is not lost', async () => {
    await facts.saveDraft('company', sentinelCompany, await seen());
    const [before, all] = [await seen(), await changes()];
    const [saved, published] = await Promise.all([
      facts.saveDraft('company', other, before),
      facts.publish('drafts', all, noRecord),
    ]);
    // Whichever of the two comes first, the other one is told.
    expect([saved, published.kind].sort()).toEqual(
      saved === 'saved' ? ['conflict', 'saved'] : ['conflict', 'done'],
    );
    const { value } = await facts.read('company');
    expect(value.name).toBe(saved === 'saved' ? other.name : sentinelCompany.name);
  });

  test('the next start shows what was published', async () => {
    await publish(sentinelCompany);
    const again = createOwnerFacts({ ...parts(), publishTogether: publishNothing });
    await again.load();
    expect(again.current().company.name).toBe('Quibblewick');
  });

  test('whoever has not seen the last change overwrites neither draft nor publication', async () => {
    const [before, all] = [await seen(), await changes()];
    await facts.saveDraft('company', other, before);
    expect(await facts.saveDraft('company', sentinelCompany, before)).toBe('conflict');
    expect(await facts.publish('drafts', all, noRecord)).toEqual({ kind: 'conflict' });
    expect((await facts.read('company')).value).toEqual(other);
    expect(facts.current().company.name).toBe(builtInCompany.name);
  });

  test('of two publications at the same time one is refused', async () => {
    await facts.saveDraft('company', sentinelCompany, await seen());
    const before = await changes();
    const results = await Promise.all([
      facts.publish('drafts', before, noRecord),
      facts.publish('drafts', before, noRecord),
    ]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(['conflict', 'done']);
    expect(facts.current().company.name).toBe(sentinelCompany.name);
  });

  test('a page that cannot be rendered stops the publication: nothing is stored or shown, and the page is named', async () => {
    let asked: string | undefined;
    const failing = createOwnerFacts({
      ...parts(),
      publishTogether: async (next) => {
        asked = next.company.name;
        return ['/about'];
      },
    });
    const result = await publish(sentinelCompany, failing);
    expect(result).toEqual({ kind: 'failed', pages: ['/about'] });
    expect(asked).toBe('Quibblewick');
    expect(facts.current().company.name).toBe(builtInCompany.name);
    expect((await facts.listChanges()).canUndo).toBe(false);
  });

  test('what is published while another process renders is taken over the next time it looks', async () => {
    let pages = '';
    let during: (() => Promise<unknown>) | undefined;
    const second = createOwnerFacts({
      ...app.context,
      publishTogether: async ({ company }, confirm) => {
        await during?.();
        during = undefined;
        if (await confirm()) pages = company.name;
        return [];
      },
    });
    await second.load();
    await publish(sentinelCompany);
    during = () => publish(other);
    await second.refresh();
    expect(await second.refresh()).toBe(true);
    expect(pages).toBe(other.name);
  });

  test('another process on the same database publishes it when it looks', async () => {
    const elsewhere = createOwnerFacts({ ...parts(), publishTogether: publishNothing });
    expect(await facts.refresh()).toBe(false);
    await publish(sentinelCompany, elsewhere);
    expect(await facts.refresh()).toBe(true);
    expect(facts.current().company.name).toBe('Quibblewick');
    expect(await facts.refresh()).toBe(false);
  });

  test.each([
    ['company.email: ', { ...sentinelCompany, email: 7 }],
    ['company: ', '{"name":"Quib'],
  ])(
    'facts that do not fit give way to the built-in ones, and are named: %s',
    async (reason, stored) => {
      const value = typeof stored === 'string' ? stored : JSON.stringify(stored);
      await publish(sentinelCompany);
      await app.context.db.updateTable('fact_versions').set({ value }).execute();
      const logged: unknown[] = [];
      const log = { ...app.context.log, error: (...line: unknown[]) => void logged.push(line) };
      const restarted = createOwnerFacts({ ...parts(), log });
      await restarted.load();
      expect(restarted.current().company.name).toBe(builtInCompany.name);
      expect(JSON.stringify(logged)).toContain(reason);
      const fault = { name: 'company', reason: expect.stringContaining(reason) };
      expect(restarted.listFaults()).toEqual([fault]);
    },
  );

  const publishNothing: PublishTogether = async (_, confirm) => {
    await confirm();
    return [];
  };
  const parts = () => {
    const { db, log, now } = app.context;
    return { db, log, now, publishTogether: publishNothing };
  };
});
