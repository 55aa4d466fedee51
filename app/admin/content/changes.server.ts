import { isDeepStrictEqual } from 'node:util';
import { data } from 'react-router';
import { asSwitched } from '#app/facts/facts.ts';
import { isReady, itemWithId } from '#app/features/subscriptions/waitlist/waitlist-items.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import type { Publication } from '#app/platform/owner-facts/owner-facts.server.ts';
import { keepNotifications } from '../email-integration/keep-notifications.server.ts';
import { countLists } from '../newsletter/lists.queries.server.ts';
import { type AdminPost, done } from '../shell/admin-action.server.ts';
import { changesPath, changesWords } from './changes.content.ts';

export type Changes = Awaited<ReturnType<typeof readChanges>>;

/** What the publish bar shows. */
export async function readChanges({ db, facts, ownerFacts }: AppContext) {
  const now = facts();
  // The waitlists of items that can be had now, with people who haven’t been told.
  const waiting = (await countLists(db)).flatMap(({ list, confirmed: count }) => {
    const id = list.replace(/^waitlist:/, '');
    return count > 0 && isReady(now, id) ? [{ id, count, title: itemWithId(now, id).title }] : [];
  });
  return { ...(await ownerFacts.listChanges()), waiting };
}

/** Publishes all drafts, or what was published before, with what changed in the audit log. */
export async function publish({ app, audit, values }: AdminPost, which: Publication) {
  const before = app.facts();
  const next = asSwitched(await app.ownerFacts.readNext(which));
  await keepNotifications(app, next.company.email);
  const action = which === 'drafts' ? 'business' : 'version-restored';
  const result = await app.ownerFacts.publish(
    which,
    values.changes ?? '',
    async (names, within) => {
      for (const name of names) {
        await audit(action, name, describeChange(before[name], next[name]), within);
      }
    },
  );
  switch (result.kind) {
    case 'done':
      return done(backOf(values), which === 'drafts' ? 'published' : 'undone');
    case 'conflict':
      return data({ problem: changesWords.conflict }, 409);
    case 'failed': {
      const description = `These pages couldn’t be rendered, so every page stays as it was: ${result.pages.join(', ')}. The server’s log says why.`;
      return data({ problem: { title: 'Not published', description } }, 500);
    }
    default:
      throw result satisfies never;
  }
}

/** The screen from which the bar was used. */
export function backOf({ back = '' }: Record<string, string>): string {
  return /^\/admin\/[\w/-]+$/.test(back) ? back : changesPath;
}

/** What the audit log says of a set: how many items, or names of fields, never what they hold. */
function describeChange(before: object, after: object): Record<string, unknown> {
  if (Array.isArray(after)) return { count: after.length };
  const former = new Map(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([name, value]) => !isDeepStrictEqual(value, former.get(name)),
  );
  return { changed: changed.map(([name]) => name) };
}
