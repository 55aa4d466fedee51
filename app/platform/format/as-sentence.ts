/** A text that ends like a sentence, also before a closing quotation mark or parenthesis. */
const SENTENCE = /[.!?:…][”)]?$/;

/** Adds a capital and a full stop, so that two texts in a row don't read as one. */
export function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${SENTENCE.test(text) ? '' : '.'}`;
}
