export const textsWords = {
  title: 'Page texts',
  lead: 'The sentences of your main pages, menus, footer and emails, page by page. What you don’t change stays as it ships and is improved by updates.',
  /** At the end of the row of a page. */
  changed: 'Own texts: {count}',
  lost: {
    title: 'Texts without a place',
    text: 'An update has removed the places of these texts, so nobody sees them any more. Copy what you still need to another place.',
    at: 'Was at {path}',
    original: 'The original was',
    remove: 'Remove from the Draft',
  },
  publicPage: { label: 'For the owner', edit: 'Edit this page' },
  editor: {
    lead: 'Change what you like and save. Words in braces stand for facts of your business or figures, and follow them.',
    tokens: 'Words in braces that you can use in any text',
    page: 'Open the page',
    back: 'All page texts',
    save: 'Save to Draft',
    optional: 'Optional: nothing is shown while this is empty.',
    length: 'Up to {most} characters.',
    placeholders: 'The page fills in {names}.',
    fixed: 'Fixed by the original design; change it with care.',
    computed: 'This follows your team, courses or prices. Your own text won’t.',
    former: 'The original has changed since you wrote yours. It was: “{former}”',
    original: 'Use the original: “{original}”',
    emptyOriginal: 'Leave it out',
  },
} as const;

export const textErrors = {
  empty: 'Enter a text, or choose the original.',
  tooLong: 'Shorten it to {most} characters.',
  token: '{tokens} can’t be filled in here. In this text you can use {allowed}.',
  target:
    'Enter an address of this site that exists, such as /contact, or one that begins with https://.',
} as const;
