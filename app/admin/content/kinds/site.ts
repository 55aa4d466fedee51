import type { FactSets } from '#app/facts/facts.schema.ts';
import type { SiteRedirect } from '#app/facts/redirects.ts';
import { libraryResources, templateCards } from '#app/facts/resources.ts';
import type { SectionId } from '#app/facts/sections.ts';
import type { ContentKind } from '../content-kind.server.ts';
import { contentErrors } from '../editor.content.ts';
import { date, line, link, optional, toggle } from '../fields.ts';

export const announcementKind: ContentKind<FactSets['announcement']> = {
  name: 'announcement',
  title: 'Announcement',
  lead: 'One line above the header of every page. Leave the text empty to show none. Visitors can close it; if you change the text, they see it again.',
  groups: () => [
    {
      fields: [
        optional(line('text', 'Text', 160, 'Such as: We’re closed from December 24 to January 2.')),
        optional(line('link.label', 'Link text', 40)),
        optional(
          link(
            'link.href',
            'Link address',
            'A page of this site, such as /contact, or an https address.',
          ),
        ),
      ],
    },
    {
      lead: 'Days begin at midnight, Toronto time. The preview of a draft shows the announcement only from the first day to the last day, as the site does.',
      fields: [
        optional(date('from', 'First day', 'Leave it empty to start right away.')),
        optional(date('until', 'Last day', 'Leave it empty to show it until you remove it.')),
      ],
    },
  ],
  check: ({ link: to, from, until }) => ({
    until: from && until && until < from && 'Enter a day after the first one.',
    'link.label': to && !to.label && contentErrors.missing,
    'link.href': to && !to.href && contentErrors.link,
  }),
};

const SECTIONS: Readonly<Record<SectionId, readonly [label: string, help: string]>> = {
  courses: ['Courses', '/courses and the course pages'],
  agency: ['Done-for-you AI agency', '/done-for-you-ai-agency'],
  webApps: ['Our own apps', 'Path to Canada and AI Data Gem'],
  industries: ['Industries', '/industries and the five pages below it'],
  offer: ['Launch offer', '/special-offer, and the package on the pricing page'],
  deck: ['Sales deck', '/sales-deck and /sales-presentation'],
  articles: [
    'Articles that came with the site',
    'Three posts by the sample team. Your own articles stay.',
  ],
  caseStudies: [
    'Case studies that came with the site',
    'Two made-up projects. Your own case studies stay.',
  ],
};

export const sectionsKind: ContentKind<FactSets['sections']> = {
  name: 'sections',
  title: 'What’s shown',
  lead: 'Turning a part off removes it from the menus, the home page, the search and the site map. Its addresses then show “Page not found”, unless you redirect them below.',
  groups: () => [
    { fields: Object.entries(SECTIONS).map(([name, words]) => toggle(name, ...words)) },
  ],
};

export const availableKind: ContentKind<FactSets['available']> = {
  name: 'available',
  title: 'Templates and downloads',
  lead: 'Each one is coming soon, with a waitlist, until you enter where people can get it: a page of this site or an https address. Once published, you can email its waitlist.',
  groups: () => [
    {
      title: 'Templates',
      fields: templateCards.map(({ id, title }) => optional(link(`template:${id}`, title))),
    },
    {
      title: 'Downloads',
      fields: [{ id: 'resource-pack', title: 'Resource pack' }, ...libraryResources].map(
        ({ id, title }) => optional(link(`download:${id}`, title)),
      ),
    },
  ],
};

export const redirectsKind: ContentKind<SiteRedirect> = {
  name: 'redirects',
  title: 'Redirects',
  lead: 'For addresses from your old site, or of a part that’s off.',
  list: {
    add: 'Add a Redirect',
    row: ({ from, to, isPermanent }) => ({
      name: from,
      detail: `Leads to ${to}, ${isPermanent ? 'for good (301)' : 'for now (302)'}.`,
    }),
  },
  groups: () => [
    {
      fields: [
        {
          ...line('from', 'Old address', 300, 'Such as /old-page.'),
          read: readOldAddress,
          error: 'Enter an old address such as /old-page, without a question mark.',
        },
        link('to', 'Leads to', 'A page of this site, such as /services, or an https address.'),
        {
          ...toggle('isPermanent', 'For good (301): search engines forget the old address'),
          blank: 'on',
        },
      ],
    },
  ],
  check({ from }, { app, others }) {
    // Pages are also found in capital letters, and scripts ask for a page as `/contact.data`.
    const page = from.replace(/\.data$/i, '');
    const isTaken = [from, page, page.toLowerCase()].some(app.hasPage);
    const isListed = others.some((one) => one.from === from);
    return {
      from:
        (isTaken && 'There’s a page at this address.') ||
        (isListed && 'This address is redirected already.'),
    };
  },
};

/** The path of an address as it is asked for; a whole one of the former site may be pasted. */
function readOldAddress(text: string): string | false {
  const path = text.replace(/^https?:\/\/[^/\s]+/, '').replace(/\/{2,}/g, '/');
  return /^\/[^\s?#]+$/.test(path) && path.replace(/(.)\/$/, '$1');
}
