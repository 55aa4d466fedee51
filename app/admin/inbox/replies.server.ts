import * as v from 'valibot';
import { cleanArea, cleanLine } from '#app/platform/forms/text-fields.ts';
import type { SettingArea } from '#app/platform/settings/settings.server.ts';
import type { Submission } from '#database/schema.ts';
import type { AdminPost } from '../shell/admin-action.server.ts';

const repliesSchema = v.object({
  /** Added below every reply. */
  signature: v.optional(v.string(), ''),
  templates: v.optional(v.array(v.object({ name: v.string(), text: v.string() })), []),
});

export type PreparedReplies = v.InferOutput<typeof repliesSchema>;

/** What the owner prepared for replies. */
export const repliesArea = {
  key: 'replies',
  schema: repliesSchema,
} satisfies SettingArea<typeof repliesSchema>;

/** The signature and the templates as typed, without those that were emptied. */
export function readReplies({ values, all }: AdminPost): PreparedReplies {
  const texts = all('text');
  return {
    signature: cleanArea(values.signature ?? '').slice(0, 1000),
    templates: all('name')
      .map((name, at) => ({
        name: cleanLine(name).slice(0, 60),
        text: cleanArea(texts[at] ?? '').slice(0, 10_000),
      }))
      .filter(({ name, text }) => name || text),
  };
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
