import { createHash } from 'node:crypto';

/**
 * Whether the body of an email is byte for byte the one that was signed: its DKIM signature
 * contains the body's hash (RFC 6376: `bh`, with relaxed canonicalization of the body).
 */
export function isBodyWhole(raw: string): boolean {
  const text = raw.replace(/\r?\n/g, '\r\n');
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const signature = /^DKIM-Signature:(.*)$/im.exec(head)?.[1] ?? '';
  const signed = /\bbh=([^;]+)/.exec(signature)?.[1]?.replace(/\s/g, '');
  const body = text
    .slice(end + 4)
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
    .join('\r\n')
    .replace(/(\r\n)*$/, '\r\n');
  // Latin-1: each character of `raw` is one byte.
  const hash = createHash('sha256').update(body, 'latin1').digest('base64');
  return /\bc=relaxed\/relaxed\b/.test(signature) && hash === signed;
}
