export type Device = 'phone' | 'tablet' | 'computer';

/** Every browser that people use starts so. */
const PERSON = /^Mozilla\/5\.0 \(/;
const PROGRAM =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|scan|fetch|externalhit|compatible;|https?:\/\//i;

type Browser = {
  /** The class of device; undefined for programs. */
  device: Device | undefined;
  /** A hash of its name. */
  id: number;
};

const known = new Map<string, Browser>();
/** Names of browsers that are remembered, because reading one takes longer than looking it up. */
const MOST_KNOWN = 2000;

/** What a User-Agent says. */
export function readBrowser(userAgent: string): Browser {
  const found = known.get(userAgent);
  if (found) return found;
  const browser = { device: readDevice(userAgent), id: hashText(userAgent) };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(userAgent, browser);
  return browser;
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
