import type { Facts } from '#app/facts/facts.ts';
import { BREACHED_PASSWORDS } from './breached-passwords.ts';
import { securityWords } from './security.content.ts';

const MIN_LENGTH = 15;
const MAX_LENGTH = 1000;
const MAX_REPEATED = 5;
/** What a password has beside the words below, at least. */
const MIN_OWN = 4;
/** Common passwords of 15 or more characters, and those of somebody who knows the site. */
const GUESSED =
  'password qwerty admin letmein welcome iloveyou asdfghjkl zxcvbnm owner website site login booking consulting automation toronto'.split(
    ' ',
  );

/** Checks the form that changes the password. Returns the errors by field. */
export function checkNewPassword(facts: Facts, values: Record<string, string>) {
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

/** Whether a password is a known leaked one, ignoring case, spaces and surrounding digits. */
function isBreached(password: string) {
  const letters = password.toLowerCase().replaceAll(/[^a-z\d;]/g, '');
  return (
    BREACHED_PASSWORDS.has(letters) || BREACHED_PASSWORDS.has(letters.replaceAll(/^\d+|\d+$/g, ''))
  );
}

/**
 * Whether a password has few different characters, as one that repeats a piece, or hardly anything
 * beside common words, words of this company, digits and separators.
 */
function isCommon({ company }: Facts, password: string) {
  const text = password.toLowerCase();
  const name = company.name.toLowerCase().split(/\W+/);
  const left = [...GUESSED, ...name].reduce(
    (rest, part) => rest.replaceAll(part, ''),
    text.replaceAll(/[\d !._-]/g, ''),
  );
  return new Set(text).size <= MAX_REPEATED || left.length < MIN_OWN;
}
