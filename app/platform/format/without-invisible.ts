/**
 * Format marks that show nothing, except zero width joiner and non-joiner, which emoji and several
 * scripts need. The signs that Arabic writes around a number are format marks that show something,
 * so they don't match. The tags in the flag of Scotland do: they could hide any text.
 */
const INVISIBLE = /(?=\p{DI})[^\P{Cf}\u200c\u200d]/gu;

/**
 * The text without invisible format marks: bidirectional overrides, which show a name in another
 * order than it has, and characters of no width, which make two names look the same.
 */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}
