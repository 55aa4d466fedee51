import { hideTokens } from '../format/hide-tokens.ts';

export type Device = 'phone' | 'tablet' | 'computer';

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

/** The User-Agent of every common browser starts like this. */
const PERSON = /^Mozilla\/5\.0 \(/;
const PROGRAM =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|scan|fetch|externalhit|compatible;|https?:\/\//i;

/** The class of device that a User-Agent names; undefined for bots and other programs. */
export function readDevice(userAgent: string): Device | undefined {
  if (!PERSON.test(userAgent) || PROGRAM.test(userAgent)) return undefined;
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone/.test(userAgent) ? 'phone' : 'computer';
}

/**
 * The source of a visit from the address that was asked for (`query` without the question mark) and
 * the page with the link; `ownHosts` are the names of this site.
 */
export function readSource(
  query: string,
  referer: string | undefined,
  ownHosts: ReadonlySet<string>,
): VisitSource {
  const utm = new URLSearchParams(query);
  return {
    referrer: readReferrer(referer, ownHosts),
    utmSource: readUtm(utm.get('utm_source')),
    utmMedium: readUtm(utm.get('utm_medium')),
    utmCampaign: readUtm(utm.get('utm_campaign')),
  };
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

function readReferrer(referer: string | undefined, ownHosts: ReadonlySet<string>): string {
  const url = referer ? URL.parse(referer) : null;
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
