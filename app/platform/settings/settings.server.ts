import * as v from 'valibot';
import type { Db } from '#database/connect.ts';
import { parseStoredJson } from '../stored-json.ts';
import type { SecretBox } from './secret-box.server.ts';
import {
  findSetting,
  insertSetting,
  updateSettingFrom,
  upsertSetting,
} from './settings.queries.server.ts';

/**
 * An area of the owner's settings: its key, and the schema that parses it and gives the defaults.
 */
export type SettingArea<Schema extends v.GenericSchema> = { key: string; schema: Schema };

export type Settings = {
  /**
   * The stored value, or the schema's defaults. Throws if the stored text doesn't fit the schema.
   */
  get<Schema extends v.GenericSchema>(area: SettingArea<Schema>): Promise<v.InferOutput<Schema>>;
  /** Stores the whole area, in the transaction `within` if it is given. */
  set<Schema extends v.GenericSchema>(
    area: SettingArea<Schema>,
    value: v.InferOutput<Schema>,
    within?: Db,
  ): Promise<void>;
  /**
   * Stores what `change` makes of the area, in the transaction `within`, until whose end nobody else
   * can change it. Returns false, and stores nothing, if `change` returns undefined or another
   * process changed the area meanwhile.
   */
  change<Schema extends v.GenericSchema>(
    area: SettingArea<Schema>,
    change: (value: v.InferOutput<Schema>) => v.InferOutput<Schema> | undefined,
    within: Db,
  ): Promise<boolean>;
  secrets: SecretBox;
};

/** Settings in the database. They are read from it every time, so that several processes agree. */
export function createSettings(db: Db, secrets: SecretBox, now: () => Date): Settings {
  return {
    secrets,
    async get(area) {
      const text = await findSetting(db, area.key);
      return parseSetting(area, text);
    },
    async set(area, value, within = db) {
      await upsertSetting(within, area.key, JSON.stringify(value), now().toISOString());
    },
    async change(area, change, within) {
      const text = await findSetting(within, area.key);
      const value = change(parseSetting(area, text));
      if (value === undefined) return false;
      const stored = JSON.stringify(value);
      const at = now().toISOString();
      return text === undefined
        ? insertSetting(within, area.key, stored, at)
        : updateSettingFrom(within, area.key, { from: text, to: stored, at });
    },
  };
}

/**
 * A stored area, or its defaults if nothing is stored. Throws if the stored text can't be read:
 * defaults in its place could remove a password or open days that the owner closed.
 */
export function parseSetting<Schema extends v.GenericSchema>(
  area: SettingArea<Schema>,
  text: string | undefined,
): v.InferOutput<Schema> {
  if (text === undefined) return v.parse(area.schema, {});
  const stored = parseStoredJson(area.schema, text);
  if (stored.kind === 'read') return stored.value;
  throw new Error(`The row "${area.key}" of the table settings can't be read. ${stored.reason}`);
}
