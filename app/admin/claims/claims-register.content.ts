export const claimsRegisterWords = {
  title: 'Claims',
  lead: '{unproved} of the {all} figures and stories on your pages have no evidence yet. Pages say so before each one.',
  how: {
    title: 'How to mark a claim as proved',
    text: 'Your developer does this: in app/facts/claim-evidence.ts, enter the evidence as the source and the day it was gathered as the date; in app/facts/claims.ts, set the status to “proved”; then build the site again. The mark then disappears from every page. A claim that can never be proved should be removed.',
    stories:
      'On the home page, you can do it yourself under Team and stories: a story that you hide, remove or mark as real no longer counts there.',
  },
  /** In the order in which they are shown. */
  status: {
    sample: 'Sample stories',
    illustrative: 'Illustrative',
    commitment: 'Our own promises',
    proved: 'Proved',
    unshown: 'Not shown',
  },
  facts: {
    summary: 'Source and pages',
    source: 'Source',
    date: 'Last reviewed',
    pages: 'Shown on',
    noPage: 'No page right now',
  },
  home: 'Home page',
} as const;
