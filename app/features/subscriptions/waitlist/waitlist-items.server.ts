import { courseList } from '#app/facts/courses.ts';
import { titleOfCourse } from '#app/facts/former-courses.server.ts';
import { libraryResources, plannedDownloads, templateCards } from '#app/facts/resources.ts';
import { isHidden } from '#app/facts/sections.ts';
import { titleFromSlug } from '#app/platform/format/title-from-slug.ts';
import { GENERAL_WAITLIST, waitlist } from './waitlist.content.ts';

/**
 * An item with a waitlist. Its id is `course:`, `template:` or `download:` and the slug, or
 * {@link GENERAL_WAITLIST}.
 */
export type WaitlistItem = { id: string; title: string; path: string };

/** Found at each call, because the titles of some contain the name of the company. */
function allItems(): readonly WaitlistItem[] {
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
    ...Object.entries(plannedDownloads).map(([slug, title]) => ({
      id: `download:${slug}`,
      title,
      path: `/resources/downloads/${slug}`,
    })),
    ...libraryResources.map(({ id, title }) => ({
      id: `download:${id}`,
      title,
      path: `/resources/downloads/${id}`,
    })),
  ];
}

/** The item with this id: every course, template and download of the content, or the general one. */
export function findWaitlistItem(id: string): WaitlistItem | undefined {
  return allItems().find((item) => item.id === id);
}

/**
 * The title of the item with this id. A removed course keeps the title that it had; the title of
 * anything else that the content no longer has is made from the slug.
 */
export function titleOfItem(id: string): string {
  const [kind, slug = id] = id.split(':');
  const known =
    findWaitlistItem(id)?.title ?? (kind === 'course' ? titleOfCourse(slug) : undefined);
  return known ?? titleFromSlug(slug);
}

/** The item with this id if a visitor can join its list: not one in a part that is switched off. */
export function findOpenItem(id: string): WaitlistItem | undefined {
  const item = findWaitlistItem(id);
  return item && !isHidden(item.path) ? item : undefined;
}

/** All items, for the admin area. */
export function listWaitlistItems(): WaitlistItem[] {
  return [...allItems()];
}
