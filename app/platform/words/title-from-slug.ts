/**
 * The title that an address carries: hyphens turned to spaces, words capitalised.
 * `data-analytics` gives `Data Analytics`. Empty parts are dropped.
 */
export function titleFromSlug(slug: string): string {
  return slug
    .split(/[-\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toLocaleUpperCase('en-CA') + word.slice(1))
    .join(' ');
}
