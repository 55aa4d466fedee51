import type { Context } from 'hono';
import type { ProxySetting } from '#app/platform/app-context.server.ts';
import type { Config } from '#app/platform/config.server.ts';
import type { AppEnv } from '#app/platform/http/app-env.ts';
import { isSameFetchSite } from '#app/platform/http/same-origin.server.ts';

type ProxiedContext = Context<AppEnv>;

/**
 * The visitor's address. Anybody can write X-Forwarded-For, so it is used only behind a trusted
 * proxy, and only its last entry, which the proxy itself added.
 */
export function clientAddress(
  direct: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: boolean,
): string {
  const last = trustProxy ? (forwardedFor ?? '').split(',').at(-1) : undefined;
  return withoutPort(last?.trim() ?? '') || (direct ?? 'unknown');
}

/**
 * Some proxies append the port, which differs for every connection: `192.0.2.1:4711`,
 * `[2001:db8::1]:4711`.
 */
function withoutPort(address: string): string {
  const match = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/.exec(address);
  return match?.[1] ?? match?.[2] ?? address;
}

/**
 * The request with its public URL. Behind a proxy its scheme is http here, and without the proxy
 * passing on `Host` its host is wrong too; React Router refuses a form post whose Origin differs. A
 * browser can't forge Origin, so one that equals the public address confirms it.
 */
export function publicRequest(
  context: ProxiedContext,
  { siteUrl, trustProxy }: Pick<Config, 'siteUrl' | 'trustProxy'>,
): Request {
  const request = context.req.raw;
  const { origin: here, pathname, search } = new URL(request.url);
  const { origin: site } = new URL(siteUrl);
  if (context.req.header('Origin') === site && here !== site) {
    return new Request(site + pathname + search, request);
  }
  const isHttps = trustProxy && context.req.header('X-Forwarded-Proto') === 'https';
  if (!isHttps || !request.url.startsWith('http:')) return request;
  return new Request(request.url.replace('http:', 'https:'), request);
}

/** Whether a form was posted from a page of another origin, or of one that the proxy hides. */
export function isForeignPost(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const origin = request.headers.get('Origin');
  if (origin === null) return !isSameFetchSite(request.headers.get('Sec-Fetch-Site'));
  return origin !== new URL(request.url).origin;
}

/**
 * The setting that is missing behind a reverse proxy, if the request shows it: ignored proxy
 * headers, or a host that isn't the public address.
 */
export function findMissingProxySetting(
  context: ProxiedContext,
  { siteUrl, trustProxy }: Pick<Config, 'siteUrl' | 'trustProxy'>,
): ProxySetting | undefined {
  const address = context.env?.incoming?.socket?.remoteAddress;
  if (address === undefined || !isPrivateAddress(address)) return undefined;
  const isForwarded = ['X-Forwarded-For', 'X-Forwarded-Proto'].some((name) =>
    context.req.header(name),
  );
  if (isForwarded && !trustProxy) return 'TRUST_PROXY';
  const isOtherHost = context.req.header('Host') !== new URL(siteUrl).host;
  return isForwarded && isOtherHost ? 'SITE_URL' : undefined;
}

/** A proxy is on this machine or its network: 127/8, 10/8, 172.16/12, 192.168/16, ::1, fc00::/7. */
function isPrivateAddress(address: string): boolean {
  return /^(::ffff:)?(127\.|10\.|172\.(1[6-9]|2\d|3[01])\.|192\.168\.)|^(::1$|f[cd])/.test(address);
}
