import { describe, expect, test } from 'vitest';
import { createSearch, type SearchEntry } from '#app/features/search/search-index.ts';
import { isNearly } from '#app/features/search/search-words.ts';
import { processorMs } from '#test/processor-time.ts';

function entry(path: string, title: string, description = '', body = ''): SearchEntry {
  return { path, kind: 'page', title, description, body };
}

const paths = (entries: SearchEntry[], query: string) =>
  createSearch(entries)(query).hits.map(({ path }) => path);

describe('the order of the results', () => {
  test('puts a word in the title before the description, and the description before the text', () => {
    const entries = [
      entry('/text', 'One', 'Two', 'invoice '.repeat(500)),
      entry('/description', 'One', 'How an invoice is read', ''),
      entry('/title', 'Invoice approval', 'Two', ''),
    ];
    expect(paths(entries, 'invoice')).toEqual(['/title', '/description', '/text']);
  });

  test('requires every word, and only if no page has them all, some of them', () => {
    const entries = [
      entry('/both', 'Email', 'For a bakery'),
      entry('/email', 'Email email'),
      entry('/bakery', 'Bakery'),
    ];
    const search = createSearch(entries);
    expect(search('bakery email')).toMatchObject({ match: 'all', hits: [{ path: '/both' }] });
    const some = search('bakery submarine');
    expect(some.match).toBe('some');
    expect(some.hits.map(({ path }) => path)).toEqual(['/bakery', '/both']);
  });
});

describe('a query', () => {
  test('does not care about case, accents, plural or punctuation', () => {
    const entries = [entry('/cafe', 'The café’s invoices')];
    for (const query of ['CAFES', 'Café', 'invoice', 'Invoices!', '“cafés” (invoice)']) {
      expect(paths(entries, query), query).toEqual(['/cafe']);
    }
  });

  test('with a typo finds what was meant, and says so', () => {
    const result = createSearch([entry('/calculator', 'ROI Calculator')])('calcualtor');
    expect(result).toMatchObject({ match: 'near', words: ['calculator'] });
  });

  test('for nothing, for punctuation, or for words that no page has finds nothing', () => {
    const search = createSearch([entry('/a', 'Invoices', 'a', 'b')]);
    for (const query of ['', '   ', '<>"\'&%', '🙂', 'submarine', '.*', 'constructor']) {
      expect(search(query), query).toMatchObject({ hits: [], match: 'none' });
    }
  });

  test('as long as a book takes no longer than a short one', () => {
    const search = createSearch([entry('/a', 'Invoices', 'a', 'b')]);
    const ms = processorMs(() => {
      search(`invoices ${'x'.repeat(1_000_000)}`);
      search('a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(1000));
    });
    expect(ms).toBeLessThan(50);
  });
});

describe('the excerpt', () => {
  test('is the description where that has the word, with the word marked', () => {
    const [hit] = createSearch([entry('/a', 'A', 'Read an invoice twice', 'More')])(
      'invoices',
    ).hits;
    expect(hit?.excerpt).toEqual([
      { text: 'Read an ', isMatch: false },
      { text: 'invoice', isMatch: true },
      { text: ' twice', isMatch: false },
    ]);
  });

  test('is the place in the text otherwise, cut between words', () => {
    const body = `${'before '.repeat(50)}the invoice lies here ${'after '.repeat(50)}`;
    const [hit] = createSearch([entry('/a', 'A', 'Something else', body)])('invoice').hits;
    const text = hit?.excerpt.map((piece) => piece.text).join('') ?? '';
    expect(text).toMatch(/^… before .*the invoice lies here .* after …$/);
    expect(text.length).toBeLessThan(220);
  });
});

test('two words are near when one letter is added, missing, changed, or two are exchanged', () => {
  for (const near of ['clculator', 'callculator', 'calculater', 'aclculator', 'calculatro']) {
    expect(isNearly(near, 'calculator'), near).toBe(true);
  }
  for (const far of ['calcualtro', 'calc', 'calculators2']) {
    expect(isNearly(far, 'calculator'), far).toBe(false);
  }
});
