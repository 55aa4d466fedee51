import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#app/platform/config.server.ts';
import {
  type BrowserOrigins,
  contentSecurityPolicy,
  fixedSecurityHeaders,
} from './middleware/security-headers.ts';

/** A page or file served from memory. Never changed, only replaced as a whole. */
export type StaticFile = {
  /** URL path, for example `/about` or `/assets/app-1a2b.js`. */
  url: string;
  type: string;
  /** Digest of the uncompressed body. */
  etag: string;
  isImmutable: boolean;
  body: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  /** True until the best compression is ready. */
  isQuick?: boolean;
  /** For a page: the sources of its inline styles, as in the policy. */
  styles?: readonly string[];
};

export type StaticFiles = {
  /** Responds from memory; false leaves the request to the app. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  find(url: string): StaticFile | undefined;
  /** Replaces the file at its URL atomically between two requests. */
  set(file: StaticFile): void;
  /** Removes the file; does nothing if there is none. */
  remove(url: string): void;
};

/** Query parameters that tell where a visitor came from and never affect a page. */
const TRACKING_PARAMETER = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ref|mc_cid|mc_eid)$/;

/**
 * Files in memory. Their handler comes before everything else, because it is about ten times as
 * fast as serving files from disk through the app.
 */
export function createStaticFiles(config: Config, origins: BrowserOrigins): StaticFiles {
  const files = new Map<string, StaticFile>();
  const fixed = Object.entries(fixedSecurityHeaders(config)).flat();

  /** As a flat list of names and values, which Node writes without further processing. */
  function headersOf(file: StaticFile): string[] {
    const headers = [
      ...fixed,
      'Content-Security-Policy',
      contentSecurityPolicy(config, { styles: file.styles ?? [] }, origins),
      'Cache-Control',
      file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Vary',
      'Accept-Encoding',
      'ETag',
      // Weak: the same for every encoding, whose bytes differ (RFC 9110, 8.8.1).
      `W/"${file.etag}"`,
    ];
    if (file.type.startsWith('text/html')) {
      headers.push('Speculation-Rules', '"/speculation-rules.json"');
    }
    return headers;
  }

  function send(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
    const headers = headersOf(file);
    if (request.headers['if-none-match']?.includes(`"${file.etag}"`)) {
      response.writeHead(304, headers).end();
      return;
    }
    const coding = chooseCoding(request.headers['accept-encoding'] ?? '');
    const encoded = coding && file[coding];
    if (encoded) headers.push('Content-Encoding', coding);
    const body = encoded ?? file.body;
    headers.push('Content-Type', file.type, 'Content-Length', String(body.length));
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
  }

  return {
    answer(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const path = pathOf(request.url);
      if (!isTrackingOnly(request.url?.slice(path.length + 1) ?? '')) return false;
      const file = files.get(path);
      if (!file) return false;
      send(file, request, response);
      return true;
    },
    find: (url) => files.get(url),
    set(file) {
      files.set(file.url, file);
    },
    remove(url) {
      files.delete(url);
    },
  };
}

/** The path of a request, without its query. */
export function pathOf(url = '/'): string {
  const queryStart = url.indexOf('?');
  return queryStart === -1 ? url : url.slice(0, queryStart);
}

/** The best coding that is accepted, whose weight isn't zero. */
function chooseCoding(accepted: string): 'br' | 'gzip' | undefined {
  if (/(^|[\s,])br\s*(?!;\s*q=0(\.0*)?\s*(,|$))(,|;|$)/.test(accepted)) return 'br';
  return /(^|[\s,])gzip\s*(?!;\s*q=0(\.0*)?\s*(,|$))(,|;|$)/.test(accepted) ? 'gzip' : undefined;
}

function isTrackingOnly(query: string): boolean {
  return (
    query === '' ||
    [...new URLSearchParams(query).keys()].every((key) => TRACKING_PARAMETER.test(key))
  );
}
