/** A page without what its islands are given: their words stand in the page where they are shown. */
export function withoutProps(html: string): string {
  return html.replaceAll(/ data-props="[^"]*"/g, '');
}
