import type { Facts } from '#app/facts/facts.ts';
import {
  fillTokens,
  mapTexts,
  type TextPage,
  tokenFacts,
  tokensOf,
} from '#app/facts/page-texts.ts';
import { MAX_ARTICLE_BODY } from '#app/features/articles/own/own-article.schema.ts';
import { fixedWords } from './fixed-words.ts';
import { pagesOfTexts } from './text-pages.server.ts';

/** A text of a page as its editor shows it; facts in it stand as tokens, such as `{town}`. */
export type TextField = {
  /** In the words of the page: `hero.headline.0`. */
  path: string;
  section: string;
  label: string;
  /** What ships at present. */
  original: string;
  /** What is drafted, published or shipped, in this order. */
  text: string;
  isOwn: boolean;
  /** What shipped when the own text was written, if something else ships now. */
  formerOriginal?: string;
  kind: 'link' | 'line' | 'area' | 'markdown';
  most: number;
  /** The design asks for these words. */
  isFixed: boolean;
  /** Built from the team, courses or prices, which an own text won't follow. */
  isComputed: boolean;
  /** What else than facts may stand in braces: figures that the page fills in. */
  placeholders: readonly string[];
};

/** What is shipped empty has room for a sentence. */
const EMPTY_LENGTH = 200;

/** The texts of a page that can be changed, in its order. */
export function textFields(page: TextPage, facts: Facts): TextField[] {
  const own = facts.texts[page] ?? {};
  const shipped = shippedTexts(page, facts);
  const varied = shippedTexts(page, withOtherFigures(facts));
  const elsewhere = factTexts(facts);
  return [...shipped].flatMap(([path, original]) => {
    const key = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
    const isComputed = varied.get(path) !== original;
    const isLink = key === 'href';
    if (isLink ? isComputed || !isChangeableLink(original) : !isReadable(key, original)) return [];
    if (original !== '' && elsewhere.has(original)) return [];
    const { text, was } = own[path] ?? { text: original, was: original };
    const length = original === '' ? EMPTY_LENGTH : fillTokens(facts, original).length;
    return {
      path,
      ...placeOf(path),
      original,
      text,
      isOwn: own[path] !== undefined,
      ...(was === original ? {} : { formerOriginal: was }),
      ...(key === 'body'
        ? { kind: 'markdown', most: MAX_ARTICLE_BODY }
        : {
            kind: isLink ? 'link' : length > 60 ? 'area' : 'line',
            most: isLink ? 300 : mostFor(key, length),
          }),
      isFixed: fixedWords.has(original),
      isComputed: isComputed && varied.has(path),
      placeholders: tokensIn(original),
    };
  });
}

/** The own texts of which no page has the place any more, or not in this version. */
export function lostTexts(facts: Facts) {
  return Object.entries(facts.texts).flatMap(([page, own]) => {
    const known = page in pagesOfTexts ? shippedTexts(page as TextPage, facts) : new Map();
    return Object.entries(own)
      .filter(([path]) => !known.has(path))
      .map(([path, { text, was }]) => ({
        page,
        title: pagesOfTexts[page as TextPage]?.title ?? page,
        path,
        text,
        was,
      }));
  });
}

/** Tokens in a text that stand neither for a fact nor for a figure that the page fills in. */
export function unknownTokens(field: TextField, facts: Facts, text: string): string[] {
  const known = new Set([...Object.keys(tokensOf(facts)), ...field.placeholders]);
  return tokensIn(text).filter((name) => !known.has(name));
}

function tokensIn(text: string): string[] {
  return [...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name);
}

/** The texts of a page as they ship, by their paths, with tokens in place of facts. */
function shippedTexts(page: TextPage, facts: Facts): Map<string, string> {
  const { [page]: _own, ...texts } = facts.texts;
  const found = new Map<string, string>();
  mapTexts(pagesOfTexts[page].words(tokenFacts({ ...facts, texts })), (text, path) => {
    found.set(path, text);
    return text;
  });
  return found;
}

/** Other facts, by which a sentence that is built from figures or from a number of people changes. */
function withOtherFigures(facts: Facts): Facts {
  const other = <Figures extends object>(figures: Figures) =>
    Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [
        name,
        typeof value === 'number' ? value * 2 + 1 : value,
      ]),
    ) as Figures;
  const { company, team, stories, courses, offer, prices } = facts;
  return {
    ...facts,
    company: {
      ...company,
      phone: { ...company.phone, href: 'tel:+10000000000' },
      serviceCentre: other(company.serviceCentre),
    },
    team: team.slice(0, 1).map((member) => ({ ...member, isSample: !member.isSample })),
    stories: stories.slice(0, 1).map((story) => ({ ...story, isSample: !story.isSample })),
    courses: courses.slice(0, 1).map(other),
    offer: other(offer),
    prices: other(prices),
  };
}

/** Texts that are changed elsewhere: those of the team, stories, courses and links to networks. */
function factTexts({ company, team, stories, courses }: Facts): ReadonlySet<string> {
  const found = new Set<string>();
  mapTexts([company.socialLinks, company.address.lines, team, stories, courses], (text) => {
    found.add(text);
    return text;
  });
  return found;
}

/** Names of values in the words that nobody reads, or that a page finds something by. */
const NOT_READ = new Set([
  'answeredBy',
  'background',
  'category',
  'claim',
  'claims',
  'contains',
  'defaultDifficulty',
  'difficulty',
  'icon',
  'id',
  'image',
  'imageSrc',
  'kind',
  'link',
  'linkFragment',
  'linkTo',
  'menu',
  'path',
  'picture',
  'prices',
  'runs',
  'serviceSlugs',
  'slug',
  'toolSlug',
  'type',
  'work',
]);

function isReadable(key: string, text: string): boolean {
  if (NOT_READ.has(key)) return false;
  const isName = /^(\/|https?:)|^[a-z\d]+(-[a-z\d]+)+$/.test(text);
  const words = text.replace(/\{\w+\}/g, '');
  return !isName && (text === '' || /\p{L}/u.test(words));
}

function isChangeableLink(href: string): boolean {
  return /^(\/(?!api\/)|https:)/.test(href);
}

function mostFor(key: string, length: number): number {
  if (/label|button|action|submit|linktext/i.test(key)) return Math.max(30, length + 10);
  if (/title|headline/i.test(key)) return Math.max(60, Math.ceil(length * 1.3));
  return Math.max(120, Math.ceil(length * 1.5));
}

/** `featuredServices.cards.0.title` is “Card 1, title” in the section “Featured services”. */
function placeOf(path: string): { section: string; label: string } {
  const [first = '', ...rest] = path.split('.');
  const isList = rest.length === 0 || /^\d+$/.test(rest[0] ?? '');
  const label = (isList ? [first, ...rest] : rest)
    .map((part) => (/^\d+$/.test(part) ? `${Number(part) + 1}` : inWords(part)))
    .join(', ')
    .replace(/s?, (\d+)/g, ' $1');
  if (rest.length === 0) return { section: 'Page', label };
  return { section: first === 'head' ? 'Search results and browser tab' : inWords(first), label };
}

function inWords(name: string): string {
  const words = name
    .replace(
      /([a-z\d])([A-Z])/g,
      (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    )
    .replaceAll('-', ' ');
  return words === 'href' ? 'Link' : words.charAt(0).toUpperCase() + words.slice(1);
}
