import type { NoticeWords } from '../shell/shell.content.ts';

export const articleKinds = { post: 'Blog post', 'case-study': 'Case study' } as const;

export const untitled = '(no title yet)';

export const markdownHelp =
  'Markdown: ## for a heading, - for a list, **bold**, [words](/contact) for a link. The headings become the table of contents.';

export const articleNotices = {
  saved: { title: 'Saved', description: 'Visitors don’t see it until you publish it.' },
  // Not `published`: that is the notice of the publish bar, which stands on the same pages.
  'article-published': { title: 'Published', description: 'The article is on your site now.' },
  withdrawn: { title: 'Taken off the site', description: 'The text is kept here as a draft.' },
  deleted: { title: 'Deleted', description: 'The draft is gone.' },
  changed: {
    title: 'Not done',
    description: 'Somebody else changed this article in the meantime. Look at it again.',
  },
} as const satisfies NoticeWords;
