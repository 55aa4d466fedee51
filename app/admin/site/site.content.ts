import type { SectionId } from '#app/facts/sections.ts';

export const siteSettingsWords = {
  title: 'Site',
  lead: 'An announcement above every page, the parts of the site that are shown, templates and downloads, and redirects from old addresses.',
  save: 'Save Draft',
  conflict: {
    theirs: 'What the other person saved',
    same: 'Their values are the same as yours.',
    field: 'Field',
    value: 'Their value',
    empty: '(empty)',
  },
  announcement: {
    title: 'Announcement',
    lead: 'One line above the header of every page. Leave the text empty to show none.',
    text: {
      label: 'Text',
      help: 'Up to 160 characters, such as: We’re closed from December 24 to January 2.',
    },
    linkLabel: { label: 'Link text', help: 'You can leave it empty.' },
    linkHref: {
      label: 'Link address',
      help: 'A page of this site, such as /contact, or an https address.',
    },
    from: { label: 'First day', help: 'Leave it empty to start right away.' },
    until: { label: 'Last day', help: 'Leave it empty to show it until you remove it.' },
    days: 'Days begin at midnight, Toronto time, and pages change within half a minute. The preview of a draft shows the announcement only from the first day to the last day, as the site does. Visitors can close it; if you change the text, they see it again.',
  },
  sections: {
    title: 'What’s shown',
    lead: 'Turning a part off removes it from the menus, the home page, the search and the site map. Its addresses then show “Page not found”, unless you redirect them below.',
    names: {
      courses: { label: 'Courses', help: '/courses and the course pages' },
      agency: { label: 'Done-for-you AI agency', help: '/done-for-you-ai-agency' },
      webApps: { label: 'Our own apps', help: 'Path to Canada and AI Data Gem' },
      industries: { label: 'Industries', help: '/industries and the five pages below it' },
      offer: { label: 'Launch offer', help: '/special-offer, and the package on the pricing page' },
      deck: { label: 'Sales deck', help: '/sales-deck and /sales-presentation' },
      articles: {
        label: 'Articles that came with the site',
        help: 'Three posts by the sample team. Your own articles stay.',
      },
      caseStudies: {
        label: 'Case studies that came with the site',
        help: 'Two made-up projects. Your own case studies stay.',
      },
    } satisfies Record<SectionId, { label: string; help: string }>,
  },
  available: {
    title: 'Templates and downloads',
    lead: 'Each one is coming soon, with a waitlist, until you enter where people can get it: a page of this site or an https address. Once published, you can email its waitlist.',
    templates: 'Templates',
    downloads: 'Downloads',
    pack: 'Resource pack',
  },
  redirects: {
    title: 'Redirects',
    lead: 'For addresses from your old site, or of a part that’s off. To remove a redirect, clear both fields. Need more? Save, and more empty lines appear.',
    from: 'Old address',
    to: 'Redirects to',
    kind: 'Kind',
    kinds: { permanent: 'Permanent (301)', temporary: 'Temporary (302)' },
    group: 'Redirect {number}',
  },
} as const;

export const siteErrors = {
  text: 'Enter the text, at most 160 characters, or clear the other fields as well.',
  linkLabel: 'Enter the link text, at most 40 characters.',
  linkHref:
    'Enter a page of this site that exists, such as /contact, or an address that begins with https://.',
  day: 'Enter a date like 2026-12-24.',
  until: 'Choose a last day that isn’t before the first.',
  from: 'Enter an old address such as /old-page, without a question mark.',
  taken: 'There’s a page at this address. You can only redirect an address that has no page.',
  twice: 'This address is listed twice.',
  to: 'Enter a page of this site that exists, such as /services, or an address that begins with https://.',
  chain: 'This address is itself redirected. Enter the final address instead.',
  tooMany: 'You can have at most 200 redirects.',
} as const;
