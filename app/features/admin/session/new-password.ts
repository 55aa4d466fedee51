import { securityWords } from './security.content.ts';

const MIN_LENGTH = 15;
const MAX_LENGTH = 1000;
/** What is left of the lists of common passwords at 15 characters and more: repeats and rows of keys. */
const COMMON =
  /^(?:(.{1,5})\1+|(?:password|qwerty|1234567890|admin|letmein|welcome|iloveyou|0987654321|asdfghjkl|zxcvbnm|[\d!._-])+)$/i;

/** What is wrong with the fields of the form that changes the password, by field. */
export function checkNewPassword(values: Record<string, string>): Record<string, string> {
  const { next = '', again = '' } = values;
  const words = securityWords.password;
  const errors: Record<string, string> = {};
  if (next.length < MIN_LENGTH) errors.next = words.tooShort;
  else if (next.length > MAX_LENGTH) errors.next = words.tooLong;
  else if (COMMON.test(next)) errors.next = words.tooCommon;
  else if (next !== again) errors.again = words.differs;
  return errors;
}
