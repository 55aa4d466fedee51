/** The head of an admin page: its title, and nothing for search engines. */
export function adminMeta(title: string) {
  return () => [{ title: `${title} | Admin` }, { name: 'robots', content: 'noindex' }];
}
