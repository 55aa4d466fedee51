import { type ToolCard, type ToolSlug, tools } from '#app/facts/tools.ts';

/** The card of a tool whose slug is known. */
export function cardOf(slug: ToolSlug): ToolCard {
  const card: ToolCard | undefined = tools.find((tool) => tool.slug === slug);
  if (!card) throw new RangeError(`No tool is called ${slug}`);
  return card;
}
