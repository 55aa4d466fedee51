import type { FactSets } from '#app/facts/facts.schema.ts';
import type { SiteRedirect } from '#app/facts/redirects.ts';
import { libraryResources, templateCards } from '#app/facts/resources.ts';
import type { SectionId } from '#app/facts/sections.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import type { ContentKind, Field } from '../content-kind.server.ts';
import { contentErrors } from '../editor.content.ts';
import { faultsOf } from './business.ts';

export const siteErrors = {
  text: 'Enter the text, or clear the other fields as well.',
  until: 'Choose a last day that isn’t before the first.',
  from: 'Enter an old address such as /old-page, without a question mark.',
  taken: 'There’s a page at this address. You can only redirect an address that has no page.',
  twice: 'This address is redirected already.',
  chain: 'This address is itself redirected. Enter the final address instead.',
  chained: 'Another redirect leads to this address. Let it lead to the final address first.',
} as const;

const optional = { isOptional: true } as const;

export const announcementKind: ContentKind<FactSets['announcement']> = {
  name: 'announcement',
  title: 'Announcement',
  lead: 'One line above the header of every page. Leave the text empty to show none.',
  groups: () => [
    {
      fields: [
        {
          name: 'text',
          label: 'Text',
          help: 'Such as: We’re closed from December 24 to January 2.',
          most: 160,
          ...optional,
        },
        {
          name: 'link.label',
          label: 'Link text',
          help: 'You can leave it empty.',
          most: 40,
          ...optional,
        },
        {
          name: 'link.href',
          label: 'Link address',
          help: 'A page of this site, such as /contact, or an https address.',
          kind: 'link',
          ...optional,
        },
      ],
    },
    {
      help: 'Days begin at midnight, Toronto time, and pages change within half a minute. The preview of a draft shows the announcement only from the first day to the last day, as the site does. Visitors can close it; if you change the text, they see it again.',
      fields: [
        {
          name: 'from',
          label: 'First day',
          help: 'Leave it empty to start right away.',
          kind: 'date',
          ...optional,
        },
        {
          name: 'until',
          label: 'Last day',
          help: 'Leave it empty to show it until you remove it.',
          kind: 'date',
          ...optional,
        },
      ],
    },
  ],
  complete: ({ text = '', link, ...days }) => ({
    text,
    ...days,
    ...(link?.label || link?.href ? { link } : {}),
  }),
  check: ({ text, link, from, until }) =>
    faultsOf({
      text: !text && (link || from || until) && siteErrors.text,
      'link.label': link && !link.label && contentErrors.missing,
      'link.href': link && !link.href && contentErrors.link,
      until: from && until && until < from && siteErrors.until,
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
    {
      fields: Object.entries(SECTIONS).map(([name, [label, help]]) => ({
        name,
        label,
        help,
        kind: 'switch',
      })),
    },
  ],
};

const place = (name: string, label: string): Field => ({
  name,
  label,
  kind: 'link',
  isOptional: true,
});

export const availableKind: ContentKind<FactSets['available']> = {
  name: 'available',
  title: 'Templates and downloads',
  lead: 'Each one is coming soon, with a waitlist, until you enter where people can get it: a page of this site or an https address. Once published, you can email its waitlist.',
  groups: () => [
    {
      title: 'Templates',
      fields: templateCards.map(({ id, title }) => place(`template:${id}`, title)),
    },
    {
      title: 'Downloads',
      fields: [
        place('download:resource-pack', 'Resource pack'),
        ...libraryResources.map(({ id, title }) => place(`download:${id}`, title)),
      ],
    },
  ],
};

export const redirectsKind: ContentKind<SiteRedirect> = {
  name: 'redirects',
  title: 'Redirects',
  lead: 'For addresses from your old site, or of a part that’s off.',
  list: {
    most: 200,
    add: 'Add a Redirect',
    empty: 'No address is redirected.',
    canHide: false,
    rows: (redirects) =>
      redirects.map(({ from, to, isPermanent }) => ({
        id: from,
        name: from,
        detail: `Leads to ${to}, ${isPermanent ? 'for good (301)' : 'for now (302)'}.`,
      })),
  },
  groups: () => [
    {
      fields: [
        { name: 'from', label: 'Old address', help: 'Such as /old-page.' },
        {
          name: 'to',
          label: 'Leads to',
          help: 'A page of this site, such as /services, or an https address.',
          kind: 'link',
        },
        {
          name: 'isPermanent',
          label: 'For good (301): search engines forget the old address',
          kind: 'switch',
          blank: 'on',
        },
      ],
    },
  ],
  complete: (redirect) => ({ ...redirect, from: cleanPath(redirect.from) }),
  check({ from, to }, { app, others }) {
    const target = pathOf(to);
    const isFormer = target === from || others.some((one) => one.from === target);
    const leadsHere = others.some((one) => pathOf(one.to) === from);
    return faultsOf({
      from:
        (!/^\/[^\s?#]+$/.test(from) && siteErrors.from) ||
        (isTaken(from, app) && siteErrors.taken) ||
        (others.some((one) => one.from === from) && siteErrors.twice) ||
        (leadsHere && siteErrors.chained),
      to: isFormer && siteErrors.chain,
    });
  },
};

/**
 * Whether something of this site has the address. Pages are also found in capital letters, and
 * scripts ask for a page as `/contact.data`.
 */
function isTaken(path: string, app: Pick<AppContext, 'hasPage'>): boolean {
  const page = path.replace(/\.data$/i, '');
  return [path, page, page.toLowerCase()].some((address) => app.hasPage(address));
}

/** The page of this site that a redirect leads to; undefined for another site. */
function pathOf(to: string): string | undefined {
  return to.startsWith('/') ? cleanPath(to.replace(/[?#].*$/, '')) : undefined;
}

/** The path of an address as it is asked for; a whole one of the former site may be pasted. */
function cleanPath(address: string): string {
  const path = address.replace(/^https?:\/\/[^/\s]+/, '').replace(/\/{2,}/g, '/');
  return path.replace(/(.)\/$/, '$1');
}
