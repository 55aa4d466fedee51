/** Domains of the mailboxes that people in Canada use most, and so mistype most. */
const COMMON = [
  ...['gmail.com', 'outlook.com', 'hotmail.com', 'hotmail.ca', 'yahoo.com', 'yahoo.ca'],
  ...['icloud.com', 'live.com', 'live.ca', 'outlook.ca', 'rogers.com', 'sympatico.ca'],
  ...['bell.net', 'telus.net', 'shaw.ca', 'cogeco.ca', 'videotron.ca', 'protonmail.com'],
];
/** Real domains that differ from one of those by one character. */
const REAL = new Set(['mail.com', 'ymail.com', 'email.com', 'aol.com', 'bell.ca', 'shaw.com']);

/**
 * The address with the domain that was probably meant, if its domain is one mistake away from a
 * common one: a character missing, added, replaced, or two exchanged. Undefined otherwise.
 */
export function suggestEmail(address: string): string | undefined {
  const [local, domain, ...more] = address.trim().split('@');
  if (!local || !domain || more.length > 0) return undefined;
  const typed = domain.toLowerCase();
  if (REAL.has(typed) || COMMON.includes(typed)) return undefined;
  const meant = COMMON.find((common) => isOneMistakeAway(typed, common));
  return meant && `${local}@${meant}`;
}

function isOneMistakeAway(typed: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start++;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  return (
    rest(typed, 1) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1) ||
    (typed[start] === meant[start + 1] &&
      typed[start + 1] === meant[start] &&
      rest(typed, 2) === rest(meant, 2))
  );
}
