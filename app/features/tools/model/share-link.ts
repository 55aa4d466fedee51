import * as v from 'valibot';

/**
 * A tool's answers in the URL fragment: `#v1.<base64url of JSON>`. A fragment is never sent to a
 * server. The version must change if old links would be read with another meaning.
 */
/** What the fragment of every link starts with, whatever its version. */
export const SHARE_LINK_START = '#v';

/** Earlier releases wrote the date after the answers. */
const LINK = /^#?v1\.([\w-]+)(?:\.\d{4}-\d\d-\d\d)?$/;

/** Longest fragment that is written or read, in characters: room for a stack of 40 tools. */
export const SHARE_LINK_MAX_CHARS = 20_000;

/**
 * Writes answers into a fragment.
 * @returns the fragment with its `#`, or undefined if it would be longer than SHARE_LINK_MAX_CHARS
 */
export function encodeShareLink(input: unknown): string | undefined {
  const answers = toBase64Url(new TextEncoder().encode(JSON.stringify(input)));
  const fragment = `#v1.${answers}`;
  return fragment.length > SHARE_LINK_MAX_CHARS ? undefined : fragment;
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
  if (fragment.length > SHARE_LINK_MAX_CHARS) return undefined;
  const [, payload] = LINK.exec(fragment) ?? [];
  if (payload === undefined) return undefined;
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(payload));
    const result = v.safeParse(schema, JSON.parse(json));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}
