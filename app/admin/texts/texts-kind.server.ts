import type { FactSets, Facts } from '#app/facts/facts.schema.ts';
import { fillTokens, mapTexts, tokenFacts, tokensOf } from '#app/facts/page-texts.ts';
import { MAX_ARTICLE_BODY } from '#app/features/articles/own/own-article.schema.ts';
import { upperFirst } from '#app/platform/format/first-letter.ts';
import { cleanWords } from '#app/platform/forms/text-fields.ts';
import { markdownHelp } from '../articles/articles-admin.content.ts';
import type { ContentKind } from '../content/content-kind.server.ts';
import type { Field } from '../content/fields.ts';
import { fixedWords } from './fixed-words.ts';
import { pagesOfTexts } from './text-pages.server.ts';

type Texts = FactSets['texts'];

type TextPage = (typeof pagesOfTexts)[number];

/** How the texts of a page are shown as a form and read from one. */
export function textsKind(page: TextPage): ContentKind<Texts> {
  return {
    name: `texts:${page.id}`,
    title: page.title,
    groups(app, texts = {}) {
      const fields = textFields(page, { ...app.facts(), texts });
      const sections = Object.groupBy(fields, ({ name }) => sectionOf(name));
      return Object.entries(sections).map(([title, own = []]) => ({ title, fields: own }));
    },
    complete(texts, { app, texts: typed }) {
      const own = { ...texts[page.id] };
      for (const { name, blank } of textFields(page, { ...app.facts(), texts })) {
        const text = typed[name] ?? '';
        if (text === '' || cleanWords(text) === cleanWords(blank)) delete own[name];
        else if (text !== own[name]?.text) own[name] = { text, was: blank };
      }
      return withTexts(texts, page.id, own);
    },
    notes: {
      title: 'Words in braces that you can use in any text',
      lines: (_, app) =>
        Object.entries(tokensOf(app.facts())).map(([name, value]) => `{${name}}: ${value}`),
    },
  };
}

/** The texts with these in place of those of one page. */
export function withTexts(texts: Texts, page: string, own: Texts[string]): Texts {
  const { [page]: _, ...others } = texts;
  return Object.keys(own).length > 0 ? { ...others, [page]: own } : others;
}

/**
 * The texts of a page that can be changed, in its order, by their paths in its words
 * (`hero.headline.0`). Facts in them stand as tokens, such as `{town}`; `blank` is what ships.
 */
export function textFields(page: TextPage, facts: Facts): (Field & { blank: string })[] {
  const own = facts.texts[page.id] ?? {};
  const tokens = Object.keys(tokensOf(facts));
  // Those of the team, stories, courses and links to networks are changed elsewhere.
  const { company, team, stories, courses } = facts;
  const elsewhere = new Set(
    textsIn([company.socialLinks, company.address.lines, team, stories, courses]).values(),
  );
  return [...shippedTexts(page, facts)].flatMap(([name, blank]) => {
    const key = name.split('.').findLast((part) => /\D/.test(part)) ?? '';
    const isChangeable =
      key === 'href' ? /^(\/(?!api\/)|https:)/.test(blank) : isReadable(name, key, blank);
    if (!isChangeable || (blank !== '' && elsewhere.has(blank))) return [];
    // What is shipped empty has room for a sentence.
    const length = blank === '' ? 200 : fillTokens(facts, blank).length;
    const { kind, most } = limitOf(key, length);
    // Figures that the page fills in stand in braces, too.
    const allowed = [...new Set([...tokensIn(blank), ...tokens])];
    const help = [
      kind === 'markdown' && markdownHelp,
      kind !== 'link' && `Up to ${most} characters.`,
      blank === '' && 'Nothing is shown while this is empty.',
      fixedWords.has(blank) && 'Fixed by the original design; change it with care.',
      own[name] && kind !== 'markdown' && blank !== '' && `The original: “${blank}”`,
    ];
    return [
      {
        kind,
        name,
        label: inWords(name),
        help: help.filter(Boolean).join(' '),
        most,
        blank,
        isOptional: true,
        isOwn: true,
        show: (_: never, texts: Texts) => texts[page.id]?.[name]?.text ?? blank,
        ...(kind !== 'link' && {
          read: (text: string) => tokensIn(text).every((one) => allowed.includes(one)) && text,
          error: `In braces you can use ${allowed.map((one) => `{${one}}`).join(', ')} here.`,
        }),
      },
    ];
  });
}

/** The own texts of which no page has the place any more, or not in this version. */
export function lostTexts(facts: Facts) {
  return Object.entries(facts.texts).flatMap(([page, texts]) => {
    const found = pagesOfTexts.find(({ id }) => id === page);
    const known = found && shippedTexts(found, facts);
    return Object.entries(texts)
      .filter(([path]) => !known?.has(path))
      .map(([path, own]) => ({ page, path, ...own }));
  });
}

/** The texts of a page as they ship, by their paths, with tokens in place of facts. */
function shippedTexts(page: TextPage, facts: Facts): Map<string, string> {
  const { [page.id]: _own, ...texts } = facts.texts;
  return textsIn(page.words(tokenFacts({ ...facts, texts })));
}

function textsIn(words: object | undefined): Map<string, string> {
  const found = new Map<string, string>();
  mapTexts(words, (text, path) => {
    found.set(path, text);
    return text;
  });
  return found;
}

function tokensIn(text: string): string[] {
  return [...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name);
}

/** Names of values in the words that nobody reads, that a page finds something by, or that are the same everywhere. */
const NOT_READ = new Set([
  'answerTooLong',
  'answeredBy',
  'background',
  'category',
  'claim',
  'claims',
  'contains',
  'defaultDifficulty',
  'difficulty',
  'errorSummaryTitle',
  'headKeywords',
  'headTitle',
  'icon',
  'id',
  'image',
  'imageSrc',
  'inlineApiError',
  'invalid',
  'kind',
  'link',
  'linkFragment',
  'linkTo',
  'menu',
  'missing',
  'path',
  'picture',
  'prices',
  'readTime',
  'relatedCourse',
  'runs',
  'sampleAuthor',
  'serviceSlugs',
  'slug',
  'toolSlug',
  'tooLong',
  'type',
  'work',
]);

function isReadable(path: string, key: string, text: string): boolean {
  if (NOT_READ.has(key) || path.includes('.toasts.')) return false;
  const isName = /^(\/|https?:)|^[a-z\d]+(-[a-z\d]+)+$/.test(text);
  return !isName && (text === '' || /\p{L}/u.test(text.replace(/\{\w+\}/g, '')));
}

/** The limit of a text, by its name and the length of what ships. */
function limitOf(key: string, length: number): Pick<Field, 'kind'> & { most: number } {
  if (key === 'body') return { kind: 'markdown', most: MAX_ARTICLE_BODY };
  if (key === 'href') return { kind: 'link', most: 300 };
  const isButton = /label|button|action|submit|linktext/i.test(key);
  const usual = isButton ? 30 : 120;
  const least = /title|headline/i.test(key) ? 60 : usual;
  return { kind: length > 60 ? 'area' : 'line', most: Math.max(least, Math.ceil(length * 1.5)) };
}

function sectionOf(path: string): string {
  const [first = '', ...rest] = path.split('.');
  if (first === 'head') return 'Search results and browser tab';
  return rest.length > 0 ? inWords(first) : 'Page';
}

/** `featuredServices.cards.0.title` is “Featured services, Card 1, Title”. */
function inWords(path: string): string {
  const parts = path.split('.').map((part) => {
    if (/^\d+$/.test(part)) return `${Number(part) + 1}`;
    const words = part
      .replace(/([a-z\d])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`)
      .replaceAll('-', ' ');
    return upperFirst(words.replace(/^href$/, 'link'));
  });
  return parts.join(', ').replace(/s?, (\d+)/g, ' $1');
}
