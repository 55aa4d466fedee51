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

/** Reads the source of a visit from the request; `ownHosts` are the names of this site. */
export function readVisitSource(
  { referer, query }: { referer: string | undefined; query: string },
  ownHosts: ReadonlySet<string>,
): VisitSource {
  const utm = query.includes('utm_') ? new URLSearchParams(query) : undefined;
  return {
    referrer: readReferrer(referer, ownHosts),
    utmSource: readUtm(utm?.get('utm_source')),
    utmMedium: readUtm(utm?.get('utm_medium')),
    utmCampaign: readUtm(utm?.get('utm_campaign')),
  };
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

function readReferrer(referer: string | undefined, ownHosts: ReadonlySet<string>): string {
  if (!referer || !URL.canParse(referer)) return '';
  const { protocol, host, hostname } = new URL(referer);
  if (ownHosts.has(host) || !/^https?:$/.test(protocol)) return '';
  const name = hostname.replace(/^www\./, '');
  return name.length <= MAX_HOST && HOST.test(name) ? name : '';
}

function readUtm(value: string | null | undefined): string {
  const text = value?.trim().toLowerCase() ?? '';
  return text.length <= MAX_UTM && UTM.test(text) ? text : '';
}
