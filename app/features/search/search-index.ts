import { isNearly, markMatches, type Piece, queryWords, wordsOf } from './search-words.ts';

export type SearchKind =
  | 'page'
  | 'service'
  | 'course'
  | 'tool'
  | 'article'
  | 'case-study'
  | 'sample-story'
  | 'sample-app'
  | 'template'
  | 'download';

export type SearchEntry = {
  path: string;
  kind: SearchKind;
  title: string;
  description: string;
  /** The other text of the page. */
  body: string;
  /** Words that visitors look for and the page doesn't contain, such as 'plumber' for plumbing. */
  searchedAs?: string;
};

export type SearchHit = {
  path: string;
  kind: SearchKind;
  title: Piece[];
  excerpt: Piece[];
};

export type SearchResult = {
  hits: SearchHit[];
  /** `all`: every word was found; `near`: after correcting typos; `some`: no page has all words. */
  match: 'all' | 'some' | 'near' | 'none';
  /** The words that were searched after corrections, for "Showing results for …". */
  words: string[];
};

type Indexed = { entry: SearchEntry; title: string[]; description: string[]; body: Counted };
type Counted = Map<string, number>;

/** A match in the title outweighs any in the description, and that any in the body. */
const TITLE = 1000;
const DESCRIPTION = 50;
const BODY_LIMIT = 4;
/** The beginning of a word ("auto") scores less than the whole word. */
const BEGINNING = 0.6;
const EXCERPT_CHARACTERS = 180;

/** Indexes the entries and returns the search function, which takes a few milliseconds. */
export function createSearch(entries: readonly SearchEntry[]): (query: string) => SearchResult {
  const indexed = entries.map(readEntry);
  const vocabulary = new Set(
    indexed.flatMap(({ title, description, body }) => [...title, ...description, ...body.keys()]),
  );

  return function search(query) {
    const words = queryWords(query);
    if (words.length === 0) return { hits: [], match: 'none', words };
    const all = rank(indexed, words, words.length);
    if (all.length > 0) return { hits: all, match: 'all', words };
    const mended = words.map((word) => mend(word, vocabulary));
    if (mended.join() !== words.join()) {
      const near = rank(indexed, mended, mended.length);
      if (near.length > 0) return { hits: near, match: 'near', words: mended };
    }
    const some = words.length > 1 ? rank(indexed, mended, 1) : [];
    return { hits: some, match: some.length > 0 ? 'some' : 'none', words: mended };
  };
}

function readEntry(entry: SearchEntry): Indexed {
  const body: Counted = new Map();
  const { searchedAs = '' } = entry;
  for (const word of wordsOf(`${entry.body} ${searchedAs}`))
    body.set(word, (body.get(word) ?? 0) + 1);
  return { entry, title: wordsOf(entry.title), description: wordsOf(entry.description), body };
}

function rank(indexed: readonly Indexed[], words: readonly string[], needed: number): SearchHit[] {
  return indexed
    .map((item) => ({ item, ...score(item, words) }))
    .filter(({ found }) => found >= needed)
    .sort(
      (a, b) =>
        b.found - a.found ||
        b.score - a.score ||
        a.item.entry.title.localeCompare(b.item.entry.title),
    )
    .map(({ item }) => hitOf(item.entry, words));
}

function score(item: Indexed, words: readonly string[]): { score: number; found: number } {
  let total = 0;
  let found = 0;
  for (const word of words) {
    const points =
      TITLE * closeness(item.title, word) +
      DESCRIPTION * closeness(item.description, word) +
      inBody(item.body, word);
    if (points > 0) found += 1;
    total += points;
  }
  // If two titles contain the word, the shorter one is the better match.
  return { score: total - Math.min(item.title.length, 40), found };
}

function closeness(words: readonly string[], wanted: string): number {
  if (words.includes(wanted)) return 1;
  return isLongEnough(wanted) && words.some((word) => word.startsWith(wanted)) ? BEGINNING : 0;
}

function inBody(body: Counted, wanted: string): number {
  const exact = body.get(wanted);
  if (exact !== undefined) return Math.min(BODY_LIMIT, 1 + Math.log2(exact));
  if (!isLongEnough(wanted)) return 0;
  for (const word of body.keys()) if (word.startsWith(wanted)) return BEGINNING;
  return 0;
}

/** Too many words start with the same single letter. */
function isLongEnough(word: string): boolean {
  return word.length > 1;
}

/** Corrects a typo to a similar word of the site, or returns the word if there is none. */
function mend(word: string, vocabulary: ReadonlySet<string>): string {
  if (word.length < 4 || vocabulary.has(word)) return word;
  let near: string | undefined;
  for (const known of vocabulary) {
    if (known.startsWith(word)) return word;
    if (known.length > 3 && isNearly(word, known)) near ??= known;
  }
  return near ?? word;
}

function hitOf(entry: SearchEntry, words: readonly string[]): SearchHit {
  return {
    path: entry.path,
    kind: entry.kind,
    title: markMatches(entry.title, words),
    excerpt: markMatches(excerptOf(entry, words), words),
  };
}

/** The description, or the text around the first match if only the body contains the words. */
function excerptOf({ title, description, body }: SearchEntry, words: readonly string[]): string {
  const above = [...wordsOf(title), ...wordsOf(description)];
  if (words.some((want) => above.some((word) => word.startsWith(want)))) return description;
  const at = markMatches(body, words);
  const before = at[0]?.isMatch ? '' : (at[0]?.text ?? '');
  if (before.length === body.length) return description;
  const start = Math.max(0, body.lastIndexOf(' ', Math.max(0, before.length - 60)));
  const end = body.indexOf(' ', start + EXCERPT_CHARACTERS);
  const cut = body.slice(start, end === -1 ? undefined : end).trim();
  return `${start > 0 ? '… ' : ''}${cut}${end === -1 ? '' : ' …'}`;
}
