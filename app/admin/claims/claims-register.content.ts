export const claimsRegisterWords = {
  title: 'Claims',
  lead: '{unproved} of {all} figures and stories are not proved. Pages say so beside each of them.',
  how: {
    title: 'How a claim becomes proved',
    text: 'The register stands in app/facts/claims.ts. Name the evidence as its source, the day it was gathered as its date, set the status to "proved", and build the site again: the mark disappears on every page. A claim that can never be proved should go.',
  },
  status: { sample: 'Sample story', illustrative: 'Illustrative', proved: 'Proved' },
  views: {
    label: 'Which claims',
    all: 'All',
    sample: 'Sample stories',
    illustrative: 'Illustrative',
    proved: 'Proved',
  },
  empty: { title: 'None', text: 'No claim has this status.' },
  facts: { source: 'Source', date: 'Checked', pages: 'Stands on' },
  home: 'Home page',
} as const;
