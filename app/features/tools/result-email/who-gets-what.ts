import type { ToolSlug } from '#app/facts/tools.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { toolPageWords } from '../tools.content.ts';

const { text, leftOut, weGet, withNames } = toolPageWords.mail;

/** What the visitor's email holds, and what the owner's. Only the owner's has names that were typed. */
export function whoGetsWhat(slug: ToolSlug): string {
  const names = slug in leftOut ? leftOut[slug as keyof typeof leftOut] : undefined;
  const ours = interpolate(weGet, { names: names === undefined ? '' : withNames });
  return [text, names, ours].filter((sentence) => sentence !== undefined).join(' ');
}
