/** The screens of the sets of facts, in words. */
export const factFaultWords = {
  names: {
    company: 'Your business',
    brand: 'Logo and colour',
    team: 'Team',
    stories: 'Customer stories',
    sections: 'Parts of the site',
    announcement: 'Announcement',
    redirects: 'Redirects',
    courses: 'Courses',
    offer: 'Launch offer',
    prices: 'Prices',
    workHours: 'Hours of work',
  } as Readonly<Record<string, string>>,
  published: {
    title: '{name}: what you published can’t be read',
    text: 'Visitors see the content that came with the site instead. Publish it again, or undo the last publication. What’s wrong: {reason}.',
  },
  draft: {
    title: '{name}: your draft can’t be read',
    text: 'It may be from an earlier version of the site. Visitors aren’t affected. What’s wrong: {reason}.',
    discard: 'Discard Draft',
  },
} as const;
