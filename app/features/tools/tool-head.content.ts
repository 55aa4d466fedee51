/** What stands above each tool, apart from the words of the tool, which are fetched later. */
export const toolHeadWords = {
  breadcrumbs: 'You are here',
  trail: [
    { label: 'Resources', href: '/resources' },
    { label: 'Free AI Tools', href: '/resources/tools' },
  ],
  time: 'About {time}. Free, no email needed.',
} as const;
