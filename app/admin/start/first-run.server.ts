import * as v from 'valibot';
import { sampleFacts } from '#app/facts/sample-facts.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import type { SettingArea } from '#app/platform/settings/settings.server.ts';
import { type ChecklistItem, type LineId, lineIds, readChecklist } from './checklist.server.ts';

/** Lines whose built-in values may be right: they are done once the owner has said so. */
export const CONFIRMED_LINES = ['hours', 'prices', 'legal'] as const satisfies LineId[];

const firstRunSchema = v.object({
  /** When the owner left the set-up for good. */
  finishedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  confirmed: v.optional(v.array(v.picklist(CONFIRMED_LINES)), []),
});

const firstRunArea = {
  key: 'first-run',
  schema: firstRunSchema,
} satisfies SettingArea<typeof firstRunSchema>;

export type SetupLine = { id: LineId; isDone: boolean; left: ChecklistItem[] };

/** The lines of the set-up, in the order that matters, each with what is left to do. */
export async function readSetup(app: Parameters<typeof readChecklist>[0]): Promise<SetupLine[]> {
  const { confirmed } = await app.settings.get(firstRunArea);
  const open = (await readChecklist(app)).filter(({ isDone }) => !isDone);
  return lineIds.map((id) => {
    const left = open.filter(({ line }) => line === id);
    const needsWord = CONFIRMED_LINES.some((one) => one === id && !confirmed.includes(one));
    return { id, left, isDone: left.length === 0 && !needsWord };
  });
}

/** Whether a login opens the set-up: the owner has neither published facts nor left it. */
export async function isFirstRun(app: Pick<AppContext, 'settings' | 'facts'>): Promise<boolean> {
  const { company } = app.facts();
  const { finishedAt } = await app.settings.get(firstRunArea);
  return finishedAt === undefined && sampleFacts.every(({ isSample }) => isSample(company));
}

export async function finishFirstRun({ settings, now }: Pick<AppContext, 'settings' | 'now'>) {
  const before = await settings.get(firstRunArea);
  await settings.set(firstRunArea, { ...before, finishedAt: now().toISOString() });
}

/** The owner has looked at a line, and it is right. Returns false for a line that isn't asked about. */
export async function confirmLine(
  { settings }: Pick<AppContext, 'settings'>,
  line: string | undefined,
): Promise<boolean> {
  const known = CONFIRMED_LINES.find((one) => one === line);
  if (!known) return false;
  const before = await settings.get(firstRunArea);
  const confirmed = [...new Set([...before.confirmed, known])];
  await settings.set(firstRunArea, { ...before, confirmed });
  return true;
}
