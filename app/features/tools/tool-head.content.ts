/** Texts above each tool, apart from the tool's own texts, which are loaded later. */
export const toolHeadWords = {
  trail: [
    { label: 'Resources', href: '/resources' },
    { label: 'Free AI Tools', href: '/resources/tools' },
  ],
  time: 'About {time}. Free, no email needed.',
} as const;
