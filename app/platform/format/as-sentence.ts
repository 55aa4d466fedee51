/** A text that ends like a sentence, also before a closing quotation mark or parenthesis. */
const SENTENCE = /[.!?:…][”)]?$/;
/** An email address, which stays as it is. */
const ADDRESS = /^\S+@\S+$/;

/** Adds a capital and a full stop, so that two texts in a row don't read as one. */
export function asSentence(text: string): string {
  const first = ADDRESS.test(text) ? text.charAt(0) : text.charAt(0).toUpperCase();
  return `${first}${text.slice(1)}${SENTENCE.test(text) ? '' : '.'}`;
}
