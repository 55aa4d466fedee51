import { builtInSets, type FactName, type Facts } from '#app/facts/facts.ts';
import { isReady } from '#app/features/subscriptions/waitlist/waitlist-items.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import type { PublishResult } from '#app/platform/owner-facts/owner-facts.server.ts';
import type { Db } from '#database/connect.ts';
import type { AuditAction } from '../audit/audit.content.ts';
import { keepNotifications } from '../email-integration/keep-notifications.server.ts';
import { nameItem } from '../newsletter/list-name.server.ts';
import { countLists } from '../newsletter/lists.queries.server.ts';
import type { AdminPost } from '../shell/admin-action.server.ts';
import { shortMoment } from '../shell/admin-page.tsx';
import { textsOf } from './content-kind.server.ts';
import { findKind } from './screens.server.ts';

export type Changes = Awaited<ReturnType<typeof readChanges>>;

/** What the publish bar shows. */
export async function readChanges({
  db,
  facts,
  ownerFacts,
}: Pick<AppContext, 'db' | 'facts' | 'ownerFacts'>) {
  const { drafts, last, seen } = await ownerFacts.listChanges();
  return {
    drafts: drafts.map(({ name, savedAt }) => ({ name, savedAt: shortMoment(savedAt) })),
    last,
    seen,
    waiting: await listWaiting(db, facts()),
  };
}

/** The waitlists of items that can be had now, with people who haven’t been told. */
async function listWaiting(db: Db, facts: Facts) {
  return [...(await countLists(db))].flatMap(([list, { confirmed: count }]) => {
    const id = list.replace(/^waitlist:/, '');
    return count > 0 && isReady(facts, id) ? [{ id, count, title: nameItem(facts, id) }] : [];
  });
}

/** Publishes every draft, with what changed in the audit log. */
export async function publishChanges({ app, audit, values }: AdminPost): Promise<PublishResult> {
  const { ownerFacts } = app;
  const next = await ownerFacts.readDrafts();
  const { drafts } = await ownerFacts.listChanges();
  const details = await Promise.all(
    drafts.map(async ({ name }) => {
      const before = (await ownerFacts.read(name)).published ?? builtInSets[name];
      return { name, detail: await describeChange(app, name, before, setOf(next, name)) };
    }),
  );
  await keepNotifications(app, next.company.email);
  return ownerFacts.publishAll(values.changes ?? '', async (within) => {
    for (const { name, detail } of details) await audit(auditAction(name), name, detail, within);
  });
}

/** Brings back what was published before. */
export async function undoChanges({ app, audit, values }: AdminPost): Promise<PublishResult> {
  const { ownerFacts } = app;
  const { last } = await ownerFacts.listChanges();
  await keepNotifications(app, (await ownerFacts.readFormer()).company.email);
  return ownerFacts.undoLast(values.changes ?? '', async (within) => {
    for (const name of last?.names ?? []) await audit('version-restored', name, {}, within);
  });
}

/** The set as the owner saved it: sections as they are switched. */
function setOf(facts: Facts, name: FactName): object {
  return name === 'sections' ? facts.switched : facts[name];
}

/** What the audit log says of a set: names of fields and pages, never what they hold. */
async function describeChange(
  app: AppContext,
  name: FactName,
  before: object,
  after: object,
): Promise<Record<string, unknown>> {
  if (name === 'texts') return { changed: Object.keys(after) };
  const kind = findKind(name)?.kind;
  if (!kind || kind.list) return { count: Object.keys(after).length };
  const groups = await kind.groups(app);
  const [was, is] = [before, after].map((set) => textsOf(kind, groups, set, app.facts()));
  return { changed: Object.keys({ ...is }).filter((field) => was?.[field] !== is?.[field]) };
}

function auditAction(name: FactName): AuditAction {
  return name === 'brand' || name === 'team' || name === 'stories' ? name : 'business';
}
