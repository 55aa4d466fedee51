import { withoutInvisible } from '../format/without-invisible.ts';

/** An address that is safe in an SMTP command: ASCII only, domain in lower case and punycode. */
export type EmailAddress = { address: string; local: string; domain: string };

const MAX_ADDRESS_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
const MAX_DOMAIN_LENGTH = 253;

/** Input beyond this length is ignored, which keeps every function here fast on hostile input. */
const MAX_HEADER_INPUT = 4_000;
const MAX_HEADER_LENGTH = 200;

/** White space and Unicode category "other": controls, format characters, lone surrogates. */
const UNSAFE_CHARACTER = /[\s\p{C}]/u;
/** RFC 5322 dot-atom without `! % | \``, which old relays read as routes or commands. */
const LOCAL_PART = /^[\w#$&'*+/=?^{}~-]+(?:\.[\w#$&'*+/=?^{}~-]+)*$/;
/** Two names of one service. */
const GMAIL = new Set(['gmail.com', 'googlemail.com']);
/** A leading `-` or `/` could be taken for an option or a path by a mail delivery program. */
const RISKY_START = /^[-/]/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const TOP_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * Reads one bare email address, for example `kim+news@mail.example.com`. Returns undefined for
 * anything else: quoted local parts, comments, display names, lists, groups, address literals,
 * white space or control characters anywhere, a domain without a dot, more than 254 characters.
 * An international domain comes back in punycode; an international local part is refused, because
 * it needs SMTPUTF8. Stricter than RFC 5321 on purpose: email libraries have delivered to addresses
 * smuggled in by the parts left out here (GHSA-mm7p-fcc7-pg87).
 */
export function parseEmailAddress(text: string): EmailAddress | undefined {
  if (text.length > MAX_ADDRESS_LENGTH) return undefined;
  if (UNSAFE_CHARACTER.test(text)) return undefined;
  const at = text.indexOf('@');
  if (at < 1 || at !== text.lastIndexOf('@')) return undefined;
  const local = text.slice(0, at);
  if (local.length > MAX_LOCAL_LENGTH || RISKY_START.test(local) || !LOCAL_PART.test(local)) {
    return undefined;
  }
  const domain = asciiDomain(text.slice(at + 1));
  if (!domain) return undefined;
  const address = `${local}@${domain}`;
  return address.length > MAX_ADDRESS_LENGTH ? undefined : { address, local, domain };
}

/** Whether {@link parseEmailAddress} accepts the text. */
export function isEmailAddress(text: string): boolean {
  return parseEmailAddress(text) !== undefined;
}

/** Characters that show nothing: they come along when an address is copied. */
const SHOWS_NOTHING = /[\p{Cf}\p{DI}]/gu;

/**
 * Reads an address that a person typed or pasted, or that stands in a file: the one rule of forms,
 * file check and import. Invisible characters and white space around it are dropped; the rest is
 * {@link parseEmailAddress}.
 */
export function readTypedAddress(text: string): EmailAddress | undefined {
  return parseEmailAddress(text.slice(0, MAX_HEADER_INPUT).replace(SHOWS_NOTHING, '').trim());
}

/**
 * Who an address belongs to, as a key to compare and never to send to: lower case, an international
 * domain in punycode, and for Gmail without dots and tag, which it ignores in delivering
 * (https://support.google.com/mail/answer/7436150). Text that is no address is only put in lower case.
 */
export function personOf(text: string): string {
  const parsed = readTypedAddress(text);
  if (!parsed) return text.trim().toLowerCase();
  const local = parsed.local.toLowerCase();
  if (!GMAIL.has(parsed.domain)) return `${local}@${parsed.domain}`;
  return `${local.replace(/\+.*/, '').replaceAll('.', '')}@gmail.com`;
}

/**
 * Reads `kim@example.com` or `Kim Lee <kim@example.com>`. The name comes back safe for a header.
 * Returns undefined when the address is not one that {@link parseEmailAddress} accepts.
 */
export function parseMailbox(text: string): { name: string; address: string } | undefined {
  const open = text.indexOf('<');
  if (open === -1) {
    const bare = parseEmailAddress(text.slice(0, MAX_HEADER_INPUT).trim());
    return bare && { name: '', address: bare.address };
  }
  if (!text.endsWith('>')) return undefined;
  const parsed = parseEmailAddress(text.slice(open + 1, -1));
  if (!parsed) return undefined;
  const name = safeHeaderText(text.slice(0, open)).replace(/^"(.*)"$/, '$1');
  return { name, address: parsed.address };
}

/**
 * Makes one line of display text out of anything, for a subject or a display name: line breaks and
 * controls become a space, invisible format marks (bidi overrides, zero width) go, and `=?` is
 * pulled apart so that an email app shows it instead of decoding it (RFC 2047). Cut to
 * 200 characters, the last one an ellipsis.
 */
export function safeHeaderText(text: string): string {
  const visible = text.slice(0, MAX_HEADER_INPUT).toWellFormed();
  const line = withoutInvisible(visible.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' '))
    .replaceAll('=?', '= ?')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(line);
  if (characters.length <= MAX_HEADER_LENGTH) return line;
  const kept = characters.slice(0, MAX_HEADER_LENGTH - 1).join('');
  return `${kept.trimEnd()}…`;
}

/** The domain as the URL parser writes it, which applies UTS 46 to host names. */
function asciiDomain(text: string): string | undefined {
  // Refuse what a URL parser would treat as more than a host: ports, paths, percent signs.
  if (/[^\w.-]/.test(text.replace(/[^\p{ASCII}]/gu, ''))) return undefined;
  const url = `http://${text}`;
  const domain = URL.canParse(url) ? new URL(url).hostname : '';
  if (domain.length > MAX_DOMAIN_LENGTH) return undefined;
  const labels = domain.split('.');
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return undefined;
  return TOP_LABEL.test(labels.at(-1) ?? '') ? domain : undefined;
}
