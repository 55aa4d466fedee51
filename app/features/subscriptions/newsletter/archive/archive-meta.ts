import { archiveFeed } from './archive.content.ts';

/** The <link> element by which feed readers discover the feed. */
export function feedLink() {
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
