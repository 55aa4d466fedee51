import type { PageHead } from '#app/content-types.ts';
import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';

export const ARCHIVE_PATH = '/newsletter/issues';

export function archiveFeedOf(facts: Facts) {
  const { company } = facts;
  return {
    path: '/newsletter/feed.xml',
    type: 'application/atom+xml',
    title: `${company.name}: Newsletter (Atom)`,
  } as const;
}

const archiveWords = {
  head: {
    title: 'Past Issues of Our Newsletter | {company}',
    description:
      'Every issue of our newsletter: what works in AI for small businesses, and what doesn’t. Read them here, or follow them in a feed reader.',
    keywords: ['AI newsletter archive', 'small business newsletter'],
    isMadeOnRequest: true,
  },
  title: 'Past issues',
  lead: 'What works in AI for small businesses, and what doesn’t.',
  feed: 'Follow in a feed reader (Atom)',
  subscribe: 'Get the next one by email',
  newsletter: 'Newsletter',
  sent: 'Sent on {date}',
  /** The link on the newsletter page. */
  readPast: 'Read past issues',
} as const satisfies { head: PageHead } & Record<string, unknown>;

/** The words of the archive with the owner’s texts. */
export function archiveWordsOf(facts: Facts) {
  return ownWords('archive', facts, archiveWords);
}

/** The <link> element by which feed readers discover the feed. */
export function feedLink(facts: Facts) {
  const archiveFeed = archiveFeedOf(facts);
  const { type, title, path: href } = archiveFeed;
  return { tagName: 'link', rel: 'alternate', type, title, href } as const;
}

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'long',
  timeZone: 'America/Toronto',
});

/** The day in Toronto: `November 22, 2026`. */
export function sentOn(instant: string): string {
  return dayFormat.format(new Date(instant));
}
