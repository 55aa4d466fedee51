import * as v from 'valibot';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { cleanArea, cleanLine } from '#app/platform/forms/text-fields.ts';
import { newId } from '#app/platform/ids.ts';
import type { SettingArea } from '#app/platform/settings/settings.server.ts';
import type { Submission } from '#database/schema.ts';

const templateSchema = v.object({ id: v.string(), name: v.string(), text: v.string() });

export type ReplyTemplate = v.InferOutput<typeof templateSchema>;

const repliesSchema = v.object({
  /** Added below every reply. */
  signature: v.optional(v.string(), ''),
  templates: v.optional(v.array(templateSchema), []),
});

/** What the owner prepared for replies. */
export const repliesArea = {
  key: 'replies',
  schema: repliesSchema,
} satisfies SettingArea<typeof repliesSchema>;

const MOST_TEMPLATES = 30;
const MAX_NAME = 60;
const MAX_TEXT = 10_000;
const MAX_SIGNATURE = 1000;

type Deps = Pick<AppContext, 'settings' | 'now'>;

export async function saveSignature({ settings }: Deps, typed: string): Promise<void> {
  const stored = await settings.get(repliesArea);
  const signature = cleanArea(typed).slice(0, MAX_SIGNATURE);
  await settings.set(repliesArea, { ...stored, signature });
}

/** Stores a template, a new one if there is no known id. Returns what is wrong with it, if anything. */
export async function saveTemplate(
  { settings, now }: Deps,
  typed: Record<string, string>,
): Promise<Record<string, string> | undefined> {
  const name = cleanLine(typed.name ?? '');
  const text = cleanArea(typed.text ?? '').slice(0, MAX_TEXT);
  const wrong: Record<string, string> = {};
  if (name === '' || name.length > MAX_NAME) {
    wrong.name = 'Enter a name of at most 60 characters.';
  }
  if (text === '') wrong.text = 'Write the text of the template.';
  const stored = await settings.get(repliesArea);
  const others = stored.templates.filter(({ id }) => id !== typed.id);
  const isKnown = others.length < stored.templates.length;
  if (!isKnown && others.length >= MOST_TEMPLATES) {
    wrong.name = 'There are 30 templates already. Delete one first.';
  }
  if (Object.keys(wrong).length > 0) return wrong;
  const id = isKnown && typed.id ? typed.id : newId(now());
  const template = { id, name, text };
  const templates = isKnown
    ? stored.templates.map((old) => (old.id === id ? template : old))
    : [...others, template];
  await settings.set(repliesArea, { ...stored, templates });
  return undefined;
}

export async function deleteTemplate({ settings }: Deps, id: string): Promise<void> {
  const stored = await settings.get(repliesArea);
  const templates = stored.templates.filter((template) => template.id !== id);
  await settings.set(repliesArea, { ...stored, templates });
}

/** The text of a template for one message. Unknown placeholders stay as they were typed. */
export function fillTemplate(
  text: string,
  { name, company, reference }: Pick<Submission, 'name' | 'company' | 'reference'>,
): string {
  const values: Record<string, string> = {
    name: name.trim().split(/\s+/)[0] || 'there',
    company: company || 'your company',
    reference,
  };
  return text.replaceAll(/\{(\w+)\}/g, (mark, key: string) => values[key] ?? mark);
}

/** A reply with the signature below it, unless it ends with it already. */
export function signed(message: string, signature: string): string {
  if (!signature || message.endsWith(signature)) return message;
  return `${message}\n\n${signature}`;
}
