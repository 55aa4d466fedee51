/**
 * The text without invisible format marks: bidirectional overrides, which show a name in another
 * order than it has, and characters of no width, which make two names look the same. Zero width
 * joiner and non-joiner stay: emoji and several scripts need them.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/(?![\u200c\u200d])\p{Cf}/gu, '');
}
