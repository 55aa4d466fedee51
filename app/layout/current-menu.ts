/** A menu and the pages that it lists. */
type ListedMenu = readonly [
  id: string,
  menu: { readonly items: readonly { readonly href: string }[] },
];

/**
 * The menu that a page belongs to: the one that lists it, else the one that lists the nearest page
 * above it. A course belongs to the menu with the list of courses, a download to that with the
 * resources.
 */
export function currentMenu(menus: readonly ListedMenu[], pathname: string): string | undefined {
  let found: string | undefined;
  let longest = 0;
  for (const [id, { items }] of menus) {
    for (const { href } of items) {
      const isAbove = pathname === href || pathname.startsWith(`${href}/`);
      if (!isAbove || href.length <= longest) continue;
      longest = href.length;
      found = id;
    }
  }
  return found;
}
