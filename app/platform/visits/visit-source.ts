import { hideTokens } from '../format/hide-tokens.ts';

/** Where a visit came from. Texts are empty if they are not known. */
export type VisitSource = {
  /** Host of the page with the link, without `www.`; empty for our own pages. */
  referrer: string;
  utmSource: string;
  utmMedium: string;
  utmCampaign: string;
};

const MAX_HOST = 100;
const MAX_UTM = 60;
const HOST = /^[a-z0-9.-]+$/;
/** What a link's campaign may be called: no addresses, which some mail programs add to links. */
const UTM = /^[\p{L}\p{N} ._+~-]+$/u;

/** Origins that are remembered, because parsing one takes longer than looking it up. */
const MOST_KNOWN = 1000;

/**
 * Returns a function that reads the source of a visit from the request; `ownHosts` are the names of
 * this site.
 */
export function createSourceReader(
  ownHosts: ReadonlySet<string>,
): (request: { referer: string | undefined; query: string }) => VisitSource {
  const known = new Map<string, string>();

  function findReferrer(referer: string | undefined): string {
    if (!referer) return '';
    // Other sites' links usually tell only where they are, not on which page. Nothing else is kept.
    if (!isOriginOnly(referer)) return readReferrer(referer, ownHosts);
    const found = known.get(referer);
    if (found !== undefined) return found;
    const referrer = readReferrer(referer, ownHosts);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(referer, referrer);
    return referrer;
  }

  return ({ referer, query }) => {
    const referrer = findReferrer(referer);
    if (!query.includes('utm_')) return { referrer, utmSource: '', utmMedium: '', utmCampaign: '' };
    const utm = new URLSearchParams(query);
    return {
      referrer,
      utmSource: readUtm(utm.get('utm_source')),
      utmMedium: readUtm(utm.get('utm_medium')),
      utmCampaign: readUtm(utm.get('utm_campaign')),
    };
  };
}

/** Whether it is like `https://www.example.com/`, with nothing after the host. */
function isOriginOnly(referer: string): boolean {
  return (
    referer.length <= MAX_HOST && referer.indexOf('/', 'https://'.length) === referer.length - 1
  );
}

/** The name under which a source is counted: its campaign's, or the host of the link; else empty. */
export function nameSource({ utmSource, referrer }: VisitSource): string {
  return utmSource || referrer;
}

/** The path of the page that a form was posted from, if it is one of ours. */
export function readOwnPath(
  referer: string | undefined,
  ownHosts: ReadonlySet<string>,
): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const { host, pathname } = new URL(referer);
  return ownHosts.has(host) ? hideTokens(pathname) : undefined;
}

function readReferrer(referer: string, ownHosts: ReadonlySet<string>): string {
  const url = URL.parse(referer);
  if (!url) return '';
  const { protocol, host, hostname } = url;
  if (ownHosts.has(host) || !/^https?:$/.test(protocol)) return '';
  const name = hostname.replace(/^www\./, '');
  return name.length <= MAX_HOST && HOST.test(name) ? name : '';
}

function readUtm(value: string | null): string {
  const text = value?.trim().toLowerCase() ?? '';
  return text.length <= MAX_UTM && UTM.test(text) ? text : '';
}
