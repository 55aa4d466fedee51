import type { Facts } from '#app/facts/facts.ts';
import { BREACHED_PASSWORDS } from './breached-passwords.ts';
import { securityWords } from './security.content.ts';

const MIN_LENGTH = 15;
const MAX_LENGTH = 1000;
const MAX_REPEATED = 5;
/** Common passwords of 15 or more characters are mostly made of these. */
const COMMON_PARTS = [
  ...['password', 'qwerty', '1234567890', 'admin', 'letmein', 'welcome', 'iloveyou'],
  ...['0987654321', 'asdfghjkl', 'zxcvbnm'],
];
/** Words that somebody who knows the site would guess, beside the name of the business. */
const CONTEXT_PARTS = [
  ...['owner', 'site', 'website', 'login', 'booking', 'consulting', 'automation', 'toronto'],
];

/** Checks the form that changes the password. Returns the errors by field. */
export function checkNewPassword(
  facts: Facts,
  values: Record<string, string>,
): Record<string, string> {
  const { current, next = '', again = '' } = values;
  const words = securityWords.password;
  const errors: Record<string, string> = {};
  if (next.length < MIN_LENGTH) errors.next = words.tooShort;
  else if (next.length > MAX_LENGTH) errors.next = words.tooLong;
  else if (next === current) errors.next = words.same;
  else if (isBreached(next) || isCommon(facts, next)) errors.next = words.tooCommon;
  else if (next !== again) errors.again = words.differs;
  return errors;
}

/** Whether the form would refuse this password. Used for the password from the environment. */
export function isWeakPassword(facts: Facts, password: string): boolean {
  return checkNewPassword(facts, { next: password, again: password }).next !== undefined;
}

/** Whether a password is a known leaked one, ignoring case, spaces and surrounding digits. */
function isBreached(password: string): boolean {
  const letters = [...password.toLowerCase()].filter((sign) => /[a-z\d;]/.test(sign)).join('');
  const isDigit = (at: number) => /\d/.test(letters[at] ?? '');
  let [start, end] = [0, letters.length];
  while (start < end && isDigit(start)) start += 1;
  while (end > start && isDigit(end - 1)) end -= 1;
  return BREACHED_PASSWORDS.has(letters.slice(start, end)) || BREACHED_PASSWORDS.has(letters);
}

/**
 * Whether a password repeats a piece of up to five characters, or consists only of common words,
 * words of this company and digits. A loop over the characters, because a regular expression for
 * this takes exponential time.
 */
function isCommon(facts: Facts, password: string): boolean {
  const text = password.toLowerCase();
  for (let length = 1; length <= MAX_REPEATED; length++) {
    const piece = text.slice(0, length);
    if (text === piece.repeat(Math.ceil(text.length / length)).slice(0, text.length)) return true;
  }
  const guessed = [...COMMON_PARTS, ...CONTEXT_PARTS, ...nameParts(facts)];
  // Whether the text up to each position consists of common parts.
  const isMade = [true];
  for (let end = 1; end <= text.length; end++) {
    const last = text[end - 1] ?? '';
    isMade[end] =
      (/[\d !._-]/.test(last) && isMade[end - 1] === true) ||
      guessed.some((part) => isMade[end - part.length] === true && text.endsWith(part, end));
  }
  return isMade[text.length] === true;
}

/** The words of the name that applies right now: the owner may have published another one. */
function nameParts(facts: Facts): string[] {
  const { company } = facts;
  return company.name.toLowerCase().split(/\W+/).filter(Boolean);
}
