import type { PagePath, SitePath } from '#app/content-types.ts';
import type { LibraryResource, ResourceType, TemplateCard } from '#app/facts/resources.ts';

/** The option that a query parameter names, or the fallback if it names none. */
export function readChoice<Id extends string>(
  value: string | null,
  options: readonly { readonly id: Id }[],
  fallback: Id,
): Id {
  return options.find(({ id }) => id === value)?.id ?? fallback;
}

/** Templates of the tab that contain every word in title, description, steps or platform. */
export function filterTemplates(
  cards: readonly TemplateCard[],
  text: string,
  tab: 'all' | TemplateCard['category'],
): readonly TemplateCard[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (tab !== 'all' && card.category !== tab) return false;
    const all = [card.title, card.description, card.platform, card.difficulty, ...card.steps]
      .join(' ')
      .toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

/** Resources of one type; `all` shows everything. */
export function filterResources<Item extends Pick<LibraryResource, 'type'>>(
  resources: readonly Item[],
  type: 'all' | ResourceType,
): readonly Item[] {
  return type === 'all' ? resources : resources.filter((resource) => resource.type === type);
}

/** The URL for the given choices, without default values such as `?category=all` and `?q=`. */
export function addressOf(path: PagePath, choices: Readonly<Record<string, string>>): SitePath {
  const chosen = Object.entries(choices).filter(([, value]) => value !== '' && value !== 'all');
  const query = new URLSearchParams(chosen).toString();
  return query ? `${path}?${query}` : path;
}
