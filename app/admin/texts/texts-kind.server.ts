import type { FactSets, Facts } from '#app/facts/facts.schema.ts';
import { type TextPage, tokensOf } from '#app/facts/page-texts.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { cleanWords } from '#app/platform/forms/text-fields.ts';
import { markdownHelp } from '../articles/articles-admin.content.ts';
import type { ContentKind, Field, FieldGroup } from '../content/content-kind.server.ts';
import { type TextField, textFields, unknownTokens } from './text-fields.server.ts';
import { pagesOfTexts } from './text-pages.server.ts';
import { textsWords, tokenError } from './texts.content.ts';

type Texts = FactSets['texts'];

const words = textsWords.editor;

/** How the texts of a page are shown as a form and read from one. */
export function textsKind(page: TextPage): ContentKind<Texts> {
  const fieldsOf = (facts: Facts, texts: Texts) => textFields(page, { ...facts, texts });
  return {
    name: 'texts',
    id: `texts:${page}`,
    title: pagesOfTexts[page].title,
    lead: '',
    groups: (app, texts = {}) => groupsOf(fieldsOf(app.facts(), texts)),
    textsOf: (texts, facts) =>
      Object.fromEntries(fieldsOf(facts, texts).map(({ path, text }) => [path, text])),
    complete(texts, { app, texts: typed }) {
      const own = { ...texts[page] };
      for (const { path, original, isOwn, text: former } of fieldsOf(app.facts(), texts)) {
        const text = typed[path] ?? '';
        if (text === '' || cleanWords(text) === cleanWords(original)) delete own[path];
        else if (!isOwn || text !== former) own[path] = { text, was: original };
      }
      const { [page]: _, ...others } = texts;
      return Object.keys(own).length > 0 ? { ...others, [page]: own } : others;
    },
    check(texts, { app, texts: typed }) {
      const facts = app.facts();
      const wrong = fieldsOf(facts, texts).flatMap((field): [string, string][] => {
        const unknown = unknownTokens(field, facts, typed[field.path] ?? '');
        if (unknown.length === 0) return [];
        const allowed = [...new Set([...field.placeholders, ...Object.keys(tokensOf(facts))])];
        const tokens = { tokens: inBraces(unknown), allowed: inBraces(allowed) };
        return [[field.path, interpolate(tokenError, tokens)]];
      });
      return Object.fromEntries(wrong);
    },
    notes: (_, app) => ({
      title: words.tokens,
      lines: Object.entries(tokensOf(app.facts())).map(([name, value]) => `{${name}}: ${value}`),
    }),
  };
}

/** The fields by their section as the page has them; what only search engines show comes last. */
function groupsOf(fields: readonly TextField[]): FieldGroup[] {
  const groups = Object.entries(Object.groupBy(fields, ({ section }) => section)).map(
    ([title, own = []]) => ({ title, fields: own.map(fieldOf) }),
  );
  const isHead = ({ fields: [first] }: FieldGroup) => first?.name.startsWith('head.');
  return [...groups.filter((group) => !isHead(group)), ...groups.filter(isHead)];
}

function fieldOf(field: TextField): Field {
  const { path, label, original, kind, most, isOwn, formerOriginal } = field;
  const help = [
    kind === 'markdown' && markdownHelp,
    kind !== 'link' && interpolate(words.length, { most }),
    original === '' && words.optional,
    field.isFixed && words.fixed,
    field.isComputed && words.computed,
    field.placeholders.length > 0 &&
      interpolate(words.placeholders, { names: inBraces(field.placeholders) }),
    kind !== 'markdown' && formerOriginal && interpolate(words.former, { former: formerOriginal }),
    // The original may have tokens of its own.
    kind !== 'markdown' &&
      isOwn &&
      original !== '' &&
      words.original.replace('{original}', () => original),
  ];
  return {
    name: path,
    label,
    help: help.filter(Boolean).join(' '),
    kind,
    most,
    isOptional: true,
    isOwn: true,
  };
}

function inBraces(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}
