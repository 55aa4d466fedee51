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
    lead: 'Change what you like and save. Words in braces stand for facts of your business or figures, and follow them. Empty a field to get its original back.',
    tokens: 'Words in braces that you can use in any text',
    page: 'Open the page',
    back: 'All page texts',
    length: 'Up to {most} characters.',
    optional: 'Nothing is shown while this is empty.',
    placeholders: 'The page fills in {names}.',
    fixed: 'Fixed by the original design; change it with care.',
    computed: 'This follows your team, courses or prices. Your own text won’t.',
    former: 'The original has changed since you wrote yours. It was: “{former}”',
    original: 'The original: “{original}”',
  },
} as const;

/** `{tokens}` are those that were typed, `{allowed}` those that the text can have. */
export const tokenError = '{tokens} can’t be filled in here. In this text you can use {allowed}.';
