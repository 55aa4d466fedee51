import { textsOf } from '#app/admin/content/content-kind.server.ts';
import { findKind } from '#app/admin/content/screens.server.ts';
import type { AdminBrowser } from './admin-browser.ts';
import type { TestApp } from './test-app.ts';

/** What a browser would post of the form of a set or an item: ticked boxes and filled fields. */
export async function formOf(
  { context }: Pick<TestApp, 'context'>,
  id: string,
  value: object,
): Promise<Record<string, string>> {
  const { kind } = findKind(id) ?? {};
  if (!kind) throw new Error(`Nothing edits ${id}`);
  const texts = textsOf(await kind.groups(context, value), value);
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

/** Presses a button of the card of a set; `up:2` is that of an item. */
export async function pressInCard(
  owner: AdminBrowser,
  set: string,
  intent: string,
  fields: Record<string, string> = {},
  files: Record<string, File> = {},
): Promise<Response> {
  const { path = '' } = findKind(set) ?? {};
  const seen = await seenOf(owner, set);
  const [step = '', at = ''] = intent.split(':');
  const post = { set, seen, intent: step, at, ...fields };
  return Object.keys(files).length > 0 ? owner.upload(path, post, files) : owner.post(path, post);
}

/** What identifies the state of a set, as its card has it. */
export async function seenOf(owner: AdminBrowser, set: string): Promise<string> {
  const html = await owner.read(`${findKind(set)?.path}?edit=${set}:new`);
  const card = html.slice(html.indexOf(`name="set" value="${set}"`));
  return /name="seen" value="([^"]*)"/.exec(card)?.[1] ?? '';
}
