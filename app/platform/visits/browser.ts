export type Device = 'phone' | 'tablet' | 'computer';

/** The User-Agent of every common browser starts like this. */
const PERSON = /^Mozilla\/5\.0 \(/;
const PROGRAM =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|scan|fetch|externalhit|compatible;|https?:\/\//i;

type Browser = {
  /** The class of device; undefined for bots and other programs. */
  device: Device | undefined;
  /** A hash of its name. */
  id: number;
};

/** How many browsers are remembered, because reading a name takes longer than comparing it. */
const PLACES = 2048;
const known = new Array<(Browser & { name: string }) | undefined>(PLACES).fill(undefined);

/** What a User-Agent says. */
export function readBrowser(userAgent: string): Browser {
  const place = findPlace(userAgent);
  const found = known[place];
  if (found?.name === userAgent) return found;
  const browser = {
    name: userAgent,
    device: readDevice(userAgent),
    id: hashText(userAgent),
  };
  known[place] = browser;
  return browser;
}

/**
 * The cache slot of a User-Agent, hashed from every fourth character. Two names with the same slot
 * evict each other. A Map would hash the whole string on every request, because each request brings
 * a new one: that was most of the cost of counting a view.
 */
function findPlace(name: string): number {
  let value = name.length;
  for (let at = 0; at < name.length; at += 4)
    value = (Math.imul(value, 31) + name.charCodeAt(at)) | 0;
  return (value >>> 0) % PLACES;
}

function readDevice(userAgent: string): Device | undefined {
  if (!PERSON.test(userAgent) || PROGRAM.test(userAgent)) return undefined;
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone/.test(userAgent) ? 'phone' : 'computer';
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}
