export const factFaultWords = {
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
