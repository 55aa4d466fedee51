import type { SectionId } from '#app/facts/sections.ts';

export const siteSettingsWords = {
  title: 'Site',
  lead: 'An announcement above every page, the parts of the site that are shown, and former addresses.',
  builtIn: 'As delivered',
  published: 'Changed by you',
  preview: 'Preview the draft',
  save: 'Save Draft',
  publish: 'Publish',
  announcement: {
    title: 'Announcement',
    lead: 'One line above the header of every page. Leave the text empty to show none.',
    text: {
      label: 'Text',
      help: 'Up to 160 characters, such as: We’re closed from December 24 to January 2.',
    },
    linkLabel: { label: 'Words of the link', help: 'May stay empty.' },
    linkHref: {
      label: 'Address of the link',
      help: 'A page of this site, such as /contact, or an https address.',
    },
    from: { label: 'First day', help: 'Empty: from now on.' },
    until: { label: 'Last day', help: 'Empty: until you take it off.' },
    days: 'The days are those of your time zone. Pages change automatically, within half a minute after midnight. A visitor can close the bar; new words are shown again.',
  },
  sections: {
    title: 'What’s shown',
    lead: 'A part that’s off leaves the menus, the home page, the search and the site map. Its addresses answer “Page not found”, unless you redirect them below.',
    names: {
      courses: { label: 'Courses', help: '/courses and the six course pages' },
      agency: { label: 'Done-for-you AI agency', help: '/done-for-you-ai-agency' },
      webApps: { label: 'Our own apps', help: 'Path to Canada and AI Data Gem' },
      industries: { label: 'Industries', help: '/industries and the five pages below it' },
      offer: { label: 'Launch offer', help: '/special-offer, and the package on the pricing page' },
      deck: { label: 'Sales deck', help: '/sales-deck and /sales-presentation' },
    } satisfies Record<SectionId, { label: string; help: string }>,
  },
  redirects: {
    title: 'Redirects',
    lead: 'For addresses of your former site, or of a part that’s off. Empty both fields to remove one. Saving gives you more empty lines.',
    from: 'Former address',
    to: 'Leads to',
    kind: 'Kind',
    kinds: { permanent: 'Permanent (301)', temporary: 'Temporary (302)' },
    group: 'Redirect {number}',
  },
} as const;

export const siteErrors = {
  text: 'Enter the text, at most 160 characters, or empty the other fields as well.',
  linkLabel: 'Enter the words of the link, at most 40 characters.',
  linkHref:
    'Enter a page of this site that exists, such as /contact, or an address that begins with https://.',
  day: 'Enter a date like 2026-12-24.',
  until: 'Choose a last day that isn’t before the first.',
  from: 'Enter a former address such as /old-page, without a question mark.',
  taken: 'There’s a page at this address. Only an address without a page can lead elsewhere.',
  twice: 'This address is listed twice.',
  to: 'Enter a page of this site that exists, such as /services, or an address that begins with https://.',
  chain: 'This address leads on itself. Enter where it ends.',
  tooMany: 'Keep it to 200 redirects.',
} as const;
