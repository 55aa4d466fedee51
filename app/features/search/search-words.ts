/** Words so frequent that they don't distinguish texts. */
const FILLER = new Set(
  'a an and are as at be but by can do does for from how i if in into is it me much my of on or our so that the their they this to us was we what when where which who why will with you your'.split(
    ' ',
  ),
);
const MARKS = /[\u0300-\u036f]/g;
const WORD = /[a-z0-9]+/g;

/** The words of a text, without accents, case and plural: "Cafés, café" gives cafe, cafe. */
export function wordsOf(text: string): string[] {
  return (plain(text).match(WORD) ?? []).map(stem);
}

/**
 * The words of a query: at most ten different ones, without filler words unless there are no
 * others. Empty for a text without letters or digits.
 */
export function queryWords(query: string): string[] {
  const all = plain(query.slice(0, 200)).match(WORD) ?? [];
  const telling = all.filter((word) => !FILLER.has(word));
  return [...new Set((telling.length > 0 ? telling : all).map(stem))].slice(0, 10);
}

/** The same form for singular and plural: "invoices" and "invoice", "inquiries" and "inquiry". */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && /[^sui]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** Lower case, without accents and without apostrophes, so that "don’t" is one word. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(/['’]/g, '');
}

/** Whether two words differ by at most one added, missing, changed or transposed letter. */
export function isNearly(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (restA.slice(1) === restB.slice(1)) return true;
  if (restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

export type Piece = { text: string; isMatch: boolean };

/** Splits a text into pieces that match one of the words and pieces that don't. */
export function markMatches(text: string, wanted: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu)) {
    const [word] = match;
    if (!wordsOf(word).some((one) => wanted.some((want) => one.startsWith(want)))) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), isMatch: false });
    pieces.push({ text: word, isMatch: true });
    end = match.index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false });
  return pieces;
}
