import { expect, test } from 'vitest';
import type { LinkTarget, TextLink } from '#app/content-types.ts';
import { readSources } from './sources.ts';

/** Checked by the compiler: an unused `@ts-expect-error` is an error. */
const refused: readonly LinkTarget[] = [
  // @ts-expect-error no page has this address
  '/about-us',
  // @ts-expect-error a page, with a letter too many
  '/contacts#booking',
  // @ts-expect-error a folder of pages is no page
  '/resources/downloads',
  // @ts-expect-error only pages of this site, or https
  'http://example.com',
];

const accepted: readonly LinkTarget[] = [
  '/',
  '/about#team',
  '/search?q=invoices',
  '/courses/ai-for-sme-essentials',
  '/resources/blog/roi-ai-small-business',
  '#booking',
  'tel:+12895550142',
  'https://example.com/help',
];

/** The form of a link in content files. */
const words = {
  all: { label: 'All courses', href: '/courses' },
  // @ts-expect-error no page has this address
  gone: { label: 'Old page', href: '/our-courses' },
} as const satisfies Record<string, TextLink>;

test('the compiler rejects links to unknown pages', () => {
  expect([...refused, ...accepted, words.all.href]).toHaveLength(13);
});

test('router links use typed paths only', () => {
  const untyped = readSources('app/**/*.tsx')
    .filter(({ file }) => file !== 'app/ui/page-link.tsx')
    .filter(({ text }) => /import \{[^}]*\b(Nav)?Link\b[^}]*\} from 'react-router'/.test(text))
    .map(({ file }) => file);
  expect(untyped).toEqual([]);
});
