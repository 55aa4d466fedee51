import type { Facts } from '#app/facts/facts.ts';
import { libraryResources, plannedDownloadsOf, templateCards } from '#app/facts/resources.ts';
import { isHidden } from '#app/facts/sections.ts';
import { titleFromSlug } from '#app/platform/format/title-from-slug.ts';
import { GENERAL_WAITLIST, waitlist } from './waitlist.content.ts';

/**
 * An item with a waitlist. Its id is `course:`, `template:` or `download:` and the slug, or
 * {@link GENERAL_WAITLIST}.
 */
export type WaitlistItem = { id: string; title: string; path: string };

/**
 * Every course, template and download of the content, and the general one. Found at each call,
 * because the titles of some contain the name of the company.
 */
export function listWaitlistItems(facts: Facts): WaitlistItem[] {
  const { courses: courseList } = facts;
  const plannedDownloads = plannedDownloadsOf(facts);
  const downloads = [
    ...Object.entries(plannedDownloads),
    ...libraryResources.map(({ id, title }) => [id, title] as const),
  ];
  return [
    { id: GENERAL_WAITLIST, title: waitlist.general.title, path: '/resources' },
    ...courseList.map(({ slug, title }) => ({
      id: `course:${slug}`,
      title,
      path: `/courses/${slug}`,
    })),
    ...templateCards.map(({ id, title }) => ({
      id: `template:${id}`,
      title,
      path: `/resources/automation-templates/${id}`,
    })),
    ...downloads.map(([slug, title]) => ({
      id: `download:${slug}`,
      title,
      path: `/resources/downloads/${slug}`,
    })),
  ];
}

/** The item with this id: every course, template and download of the content, or the general one. */
export function findWaitlistItem(facts: Facts, id: string): WaitlistItem | undefined {
  return listWaitlistItems(facts).find((item) => item.id === id);
}

/**
 * The item with this id if a visitor can join its list: not one in a part that is switched off, or
 * that can be had already.
 */
export function findOpenItem(facts: Facts, id: string): WaitlistItem | undefined {
  const item = findWaitlistItem(facts, id);
  return item && !isHidden(facts, item.path) && !isReady(facts, id) ? item : undefined;
}

/** Whether the item’s page says that it can be had: then its waitlist can be told. */
export function isReady(facts: Facts, id: string): boolean {
  return (
    Object.hasOwn(facts.available, id) ||
    facts.courses.some(({ slug, state }) => id === `course:${slug}` && state === 'open')
  );
}

/** The item with this id; the title of one that the content no longer has is made from its slug. */
export function itemWithId(facts: Facts, id: string): WaitlistItem {
  const [, slug = id] = id.split(':');
  return (
    findWaitlistItem(facts, id) ?? {
      id,
      title: titleFromSlug(slug),
      path: '/resources/library',
    }
  );
}
