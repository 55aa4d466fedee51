/** 128 random bits as 22 URL-safe characters; for keys, ids and secret links. */
export function randomToken(): string {
  return encodeBase64Url(crypto.getRandomValues(new Uint8Array(16)));
}

/**
 * A row id that sorts by creation: 48 bits of milliseconds, then 80 random bits, in Crockford's
 * base 32 (26 characters, the ULID form, https://github.com/ulid/spec).
 */
export function newId(now: Date): string {
  let time = now.getTime();
  let head = '';
  for (let i = 0; i < 10; i++) {
    head = CROCKFORD[time % 32] + head;
    time = Math.floor(time / 32);
  }
  return head + randomCharacters(16);
}

/** Whether a text has the form of {@link newId}: for ids in a form or a URL. */
export function isRowId(text: string): boolean {
  return /^[0-9A-HJKMNP-TV-Z]{26}$/.test(text);
}

/** A reference that a person can read aloud: `7K2P-M4QX` (40 random bits). */
export function newReference(): string {
  const text = randomCharacters(8);
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Without I, L, O and U, which are easily misread. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function randomCharacters(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => CROCKFORD[byte % 32]).join('');
}

function encodeBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
