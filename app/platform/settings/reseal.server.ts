import * as v from 'valibot';
import type { Db } from '#database/connect.ts';
import { runTransaction } from '#database/transaction.ts';
import { StartError } from '../config.server.ts';
import { parseStoredJson } from '../stored-json.ts';
import { findHashSecret } from './open-secret-box.server.ts';
import {
  listSealedColumn,
  listSealedOutbox,
  listSettings,
  markOutboxProps,
  markSealed,
  SEALED_COLUMNS,
} from './reseal.queries.server.ts';
import { createSecretBox } from './secret-box.server.ts';
import { upsertSetting } from './settings.queries.server.ts';

export type ResealResult = {
  /** How many stored secrets are now sealed under the new APP_SECRET. */
  resealed: number;
  /** Where neither key opens a secret: it was unreadable before, and has to be typed in again. */
  unreadable: string[];
};

const PAGE = 500;

/**
 * Seals every stored secret anew under another APP_SECRET, in one transaction. Keyed hashes (links,
 * codes, addresses that left a list) keep their own secret, so they stay valid. What is sealed under
 * the new secret already is left as it is, so that it may run twice. Throws a StartError, with
 * nothing changed, if neither secret is the one of this database.
 */
export async function resealSecrets(
  { db, now }: { db: Db; now: () => Date },
  { from, to }: { from: string; to: string },
): Promise<ResealResult> {
  const [old, fresh] = [createSecretBox(from), createSecretBox(to)];
  const result: ResealResult = { resealed: 0, unreadable: [] };
  return runTransaction(
    db,
    () => true,
    async (within) => {
      const isDone = await opens(() => findHashSecret(within, fresh));
      if (!isDone && !(await opens(() => findHashSecret(within, old)))) {
        throw new StartError(
          'The old APP_SECRET is not the one of this database, so nothing was changed.',
        );
      }
      for (const { key, value } of await listSettings(within)) {
        const text = moveWithin(value, key);
        if (text !== value) await upsertSetting(within, key, text, now().toISOString());
      }
      for (const column of SEALED_COLUMNS) {
        for (const { id, sealed } of await listSealedColumn(within, column)) {
          const next = move(sealed, `${column.table} ${id}`);
          if (next !== sealed) await markSealed(within, column, { id, sealed: next });
        }
      }
      await moveOutbox(within);
      return result;
    },
  );

  async function moveOutbox(within: Db): Promise<void> {
    let after = '';
    for (;;) {
      const rows = await listSealedOutbox(within, after, PAGE);
      for (const { id, props } of rows) {
        const next = moveWithin(props, `outbox ${id}`);
        if (next !== props) await markOutboxProps(within, id, next);
        after = id;
      }
      if (rows.length < PAGE) return;
    }
  }

  /** The text of a JSON column, with what is sealed in it moved; the same text if nothing is. */
  function moveWithin(text: string, where: string): string {
    const stored = parseStoredJson(v.unknown(), text);
    if (stored.kind === 'unreadable') {
      result.unreadable.push(where);
      return text;
    }
    const moved = JSON.stringify(mapSealed(stored.value, (sealed) => move(sealed, where)));
    return moved === JSON.stringify(stored.value) ? text : moved;
  }

  function move(sealed: string, where: string): string {
    try {
      fresh.open(sealed);
      return sealed;
    } catch {
      // Not yet moved.
    }
    try {
      const next = fresh.seal(old.open(sealed));
      result.resealed += 1;
      return next;
    } catch {
      result.unreadable.push(where);
      return sealed;
    }
  }
}

async function opens(find: () => Promise<string | undefined>): Promise<boolean> {
  try {
    return (await find()) !== undefined;
  } catch {
    return false;
  }
}

/** A copy of a stored value in which each sealed text (`sealed`, `…Sealed`) is replaced. */
function mapSealed(value: unknown, change: (sealed: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => mapSealed(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const isSealed = /(^s|S)ealed$/.test(key) && typeof item === 'string' && item !== '';
      return [key, isSealed ? change(item) : mapSealed(item, change)];
    }),
  );
}
