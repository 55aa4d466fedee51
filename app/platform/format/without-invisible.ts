/** The flags of England, Scotland and Wales: a black flag and the letters of the region as tags. */
const FLAG = String.raw`\u{1f3f4}[\u{e0061}-\u{e007a}]{3,6}\u{e007f}`;
/**
 * Zero width joiner and non-joiner stay: emoji and several scripts need them. So do the signs that
 * Arabic writes around a number or a year: Unicode counts them as format marks, but they are seen.
 */
const INVISIBLE = String.raw`(?![\u200c\u200d])(?=\p{DI})\p{Cf}`;
const FLAG_OR_INVISIBLE = new RegExp(`(${FLAG})|${INVISIBLE}`, 'gu');

/**
 * The text without invisible format marks: bidirectional overrides, which show a name in another
 * order than it has, and characters of no width, which make two names look the same.
 */
export function withoutInvisible(text: string): string {
  return text.replace(FLAG_OR_INVISIBLE, (_, flag: string | undefined) => flag ?? '');
}
