const MAX_PATH = 200;
/** Shorter than any token of a secret link. */
const SHORT = 15;
/** A word, a number, or something like `b2b`. */
const WORD = /^([a-z]{1,19}|\d{1,8}|[a-z\d]{1,4})$/;

/**
 * A path without the secrets that some addresses hold: a part that isn't made of words becomes `…`.
 * For every path that is stored, shown or sent on, because whoever has the whole one may use it.
 */
export function hideTokens(path: string): string {
  return path
    .split('/')
    .map((part) => (part.length <= SHORT || isWords(part) ? part : '…'))
    .join('/')
    .slice(0, MAX_PATH);
}

function isWords(part: string): boolean {
  return part.split(/[-.]/).every((word) => WORD.test(word));
}
