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
  const above = menus.flatMap(([id, { items }]) =>
    items.flatMap(({ href }) =>
      `${pathname}/`.startsWith(`${href}/`) ? [[id, href] as const] : [],
    ),
  );
  return above.sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
}
