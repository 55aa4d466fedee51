import { hideTokens } from '../format/hide-tokens.ts';

/** Where a visit came from. Texts are empty if they are not known. */
export type VisitSource = {
  /** The same for the same texts. */
  id: string;
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

export type SourceReader = (request: {
  query: string;
  headers: { referer?: string | undefined };
}) => VisitSource;

/**
 * Returns a function that reads the source of a visit from the request; `ownHosts` are the names of
 * this site.
 */
export function createSourceReader(ownHosts: ReadonlySet<string>): SourceReader {
  const nowhere = describe('');
  const known = new Map<string, VisitSource>();

  function findSite(referer: string | undefined): VisitSource {
    if (!referer) return nowhere;
    // Other sites' links usually tell only where they are, not on which page. Nothing else is kept.
    if (!isOriginOnly(referer)) return describe(readReferrer(referer, ownHosts));
    const found = known.get(referer);
    if (found) return found;
    const site = describe(readReferrer(referer, ownHosts));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(referer, site);
    return site;
  }

  return ({ query, headers }) => {
    const site = findSite(headers.referer);
    if (!query.includes('utm_')) return site;
    const utm = new URLSearchParams(query);
    return describe(
      site.referrer,
      readUtm(utm.get('utm_source')),
      readUtm(utm.get('utm_medium')),
      readUtm(utm.get('utm_campaign')),
    );
  };
}

function describe(referrer: string, utmSource = '', utmMedium = '', utmCampaign = ''): VisitSource {
  const id = [referrer, utmSource, utmMedium, utmCampaign].join('\n');
  return { id, referrer, utmSource, utmMedium, utmCampaign };
}

/** Whether it is like `https://www.example.com/`, with nothing after the host. */
function isOriginOnly(referer: string): boolean {
  return (
    referer.length <= MAX_HOST && referer.indexOf('/', 'https://'.length) === referer.length - 1
  );
}

/** The name under which a source is counted: its campaign's, or the host of the link; else empty. */
export function nameSource({
  utmSource,
  referrer,
}: Pick<VisitSource, 'utmSource' | 'referrer'>): string {
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
