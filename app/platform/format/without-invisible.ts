/**
 * Zero width joiner and non-joiner are none: emoji and several scripts need them. Nor are the signs
 * that Arabic writes around a number or a year: Unicode counts them as format marks, but they are
 * seen. The letters that make a black flag that of Scotland are, because they can hide any text.
 */
const INVISIBLE = /(?=\p{DI})[^\P{Cf}\u200c\u200d]/gu;

/**
 * The text without invisible format marks: bidirectional overrides, which show a name in another
 * order than it has, and characters of no width, which make two names look the same.
 */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}
