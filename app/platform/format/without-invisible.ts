/**
 * The flags of England, Scotland and Wales (a black flag, and the letters of the region as tags), or
 * an invisible format mark. Zero width joiner and non-joiner are none here: emoji and several scripts
 * need them. Nor are the signs that Arabic writes around a number or a year: Unicode counts them as
 * format marks, but they are seen.
 */
const FLAG_OR_INVISIBLE =
  /(\u{1f3f4}[\u{e0061}-\u{e007a}]{3,6}\u{e007f})|(?![\u200c\u200d])(?=\p{DI})\p{Cf}/gu;

/**
 * The text without invisible format marks: bidirectional overrides, which show a name in another
 * order than it has, and characters of no width, which make two names look the same.
 */
export function withoutInvisible(text: string): string {
  return text.replace(FLAG_OR_INVISIBLE, (_, flag: string | undefined) => flag ?? '');
}
