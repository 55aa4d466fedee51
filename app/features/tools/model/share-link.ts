import * as v from 'valibot';

/**
 * A tool's answers in the URL fragment: `#v1.<base64url of JSON>`. A fragment never reaches a
 * server or its logs. The version changes when an old link could no longer be read as meant.
 */
const PREFIX = 'v1.';

/** Longest fragment that is written or read, in characters: room for a stack of 40 tools. */
export const SHARE_LINK_MAX_CHARS = 20_000;

/**
 * Writes answers into a fragment.
 * @returns the fragment with its `#`, or undefined if it would be longer than SHARE_LINK_MAX_CHARS
 * or the value is not plain data
 */
export function encodeShareLink(input: unknown): string | undefined {
  try {
    const json = JSON.stringify(input);
    if (json === undefined) return undefined;
    const fragment = `#${PREFIX}${toBase64Url(new TextEncoder().encode(json))}`;
    return fragment.length > SHARE_LINK_MAX_CHARS ? undefined : fragment;
  } catch {
    return undefined;
  }
}

/**
 * Reads answers back and checks them with the tool's schema.
 * @param fragment `location.hash`, with or without its `#`
 * @returns undefined for anything that is not a link of this version with valid answers; never throws
 */
export function decodeShareLink<const Schema extends v.GenericSchema>(
  fragment: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  if (typeof fragment !== 'string' || fragment.length > SHARE_LINK_MAX_CHARS) return undefined;
  const text = fragment.startsWith('#') ? fragment.slice(1) : fragment;
  if (!text.startsWith(PREFIX)) return undefined;
  const payload = text.slice(PREFIX.length);
  if (!/^[A-Za-z0-9_-]+$/.test(payload)) return undefined;
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(payload));
    const result = v.safeParse(schema, JSON.parse(json));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}
