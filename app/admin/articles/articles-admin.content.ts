import type { NoticeWords } from '../shell/shell.content.ts';

export const articleKinds = { post: 'Blog post', 'case-study': 'Case study' } as const;

export const articleStates = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Published, with unpublished changes',
} as const;

export const articlesWords = {
  title: 'Articles',
  lead: 'Write blog posts and case studies here, or change those that came with the site.',
  untitled: '(no title yet)',
  back: 'All articles',
  pictures: 'Pictures',
  list: {
    title: 'Your articles',
    empty: 'You haven’t written an article yet.',
    columns: { title: 'Title', kind: 'Kind', state: 'State', when: 'Last change (Toronto)' },
  },
  shipped: {
    title: 'Came with the site',
    text: 'What you change is published with the bar on the screen of the text. A field that you empty gets its original back. To take them off the site, turn them off under Site.',
    own: 'Your text',
    off: {
      articles: 'The articles that came with the site are turned off.',
      caseStudies: 'The case studies that came with the site are turned off.',
    },
    turnOn: 'Turn them on under Site',
  },
  start: { post: 'Write a Blog Post', 'case-study': 'Write a Case Study' },
  editor: {
    title: 'Write',
    fields: {
      title: { label: 'Title' },
      description: {
        label: 'Description',
        help: 'Shown in search results and on the list of articles: 70 to 160 characters.',
      },
      category: { label: 'Category', help: 'Shown above the title, such as “Tools”.' },
      author: { label: 'Author' },
      authorRole: { label: 'Author’s role' },
      date: { label: 'Date', help: 'Leave it empty to use the day you publish.' },
      company: { label: 'Business', help: 'Such as “A bakery with two shops”.' },
      industry: { label: 'Industry' },
      result: { label: 'Result', help: 'Such as “9 hours less typing a week”.' },
      slug: {
        label: 'Address',
        help: 'The last part of the page’s address. Leave it empty to make it from the title.',
      },
      picture: {
        label: 'Picture',
        help: 'A drawing, or a photo that you uploaded under Articles, Pictures.',
      },
      pictureAlt: {
        label: 'What the photo shows',
        help: 'One sentence for people who can’t see it. Needed to publish with a photo.',
      },
      body: {
        label: 'Text',
        help: 'Markdown: ## for a heading, - for a list, **bold**, [words](/contact) for a link. The headings become the table of contents.',
      },
    },
    /** Instead of the address field, once visitors know the address. */
    fixedSlug: 'Address: {path}. It can’t change while the article is published.',
    isSample: 'This is a made-up example: mark it as a sample story.',
    optional: '(optional)',
    photo: 'Photo: {name}',
    pictures: {
      '': 'None',
      'blog-tools-2025': 'A workbench with tools',
      'blog-human-touch': 'A person at a front desk',
      'blog-roi': 'A sheet of figures',
      'case-online-orders': 'A bakery’s orders',
      'case-invoice-processing': 'Invoices in a workshop',
    },
    save: 'Save Draft',
    preview: 'Preview in a New Tab',
    publish: 'Publish',
    publishAgain: 'Publish the Changes',
    withdraw: 'Take Off the Site',
    discard: 'Delete Draft',
    view: 'See it on the site',
  },
  problems: {
    title: 'Check these in the text',
    html: 'HTML is shown as plain text: {text}',
    address: 'This isn’t a web or email address, so it isn’t a link: {text}',
    image:
      'This picture isn’t one of yours, so readers see its description instead. Add it by the Picture button: {text}',
    brokenLink:
      'This link fell apart; its address has a space or another character that links can’t have: {text}',
  },
  preview: {
    title: 'Preview',
    note: 'This is how visitors will see the article. Nothing was saved or published.',
  },
  conflict: {
    title: 'Somebody else saved this article while you were writing',
    text: 'Your text is still in the form below, and theirs is here. Saving now replaces theirs.',
    theirs: 'What they saved',
  },
  problem: { title: 'Not saved', description: 'Check the fields that are marked below.' },
} as const;

export const articleNotices = {
  saved: { title: 'Saved', description: 'Visitors don’t see it until you publish it.' },
  same: { title: 'Nothing changed', description: 'It’s exactly what was kept last time.' },
  // Not `published`: that is the notice of the publish bar, which stands on the same pages.
  'article-published': { title: 'Published', description: 'The article is on your site now.' },
  withdrawn: { title: 'Taken off the site', description: 'The text is kept here as a draft.' },
  deleted: { title: 'Deleted', description: 'The draft is gone.' },
  changed: {
    title: 'Not done',
    description: 'Somebody else changed this article in the meantime. Look at it again.',
  },
} as const satisfies NoticeWords;
