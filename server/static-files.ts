import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Config } from '#app/platform/config.server.ts';
import {
  type BrowserOrigins,
  contentSecurityPolicy,
  fixedSecurityHeaders,
} from './middleware/security-headers.ts';

/** Written by scripts/publish.ts: for each file its type, ETag and, for a page, its inline hashes. */
export type PublishedFile = {
  /** Address path, for example `/about` or `/assets/app-1a2b.js`. */
  url: string;
  /** File below build/client. */
  file: string;
  type: string;
  etag: string;
  isImmutable: boolean;
  status?: number;
  scripts?: readonly string[];
  styles?: readonly string[];
};

type Variant = { body: Buffer; headers: Record<string, string> };
type Entry = {
  etag: string;
  status: number;
  policy: () => string;
  br?: Variant;
  gzip?: Variant;
  identity: Variant;
};

export type StaticFiles = {
  /** Answers from memory and returns true, or leaves the request to the app and returns false. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
};

/** Query parameters that say where a visitor came from and never change what a page shows. */
const TRACKING_PARAMETER = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ref|mc_cid|mc_eid)$/;

/**
 * Reads the published files into memory. This handler stands before everything else because it
 * answers about ten times faster than files served from disk through the app.
 */
export async function loadStaticFiles(
  folder: string,
  config: Config,
  origins: BrowserOrigins,
): Promise<StaticFiles> {
  const list = JSON.parse(await readFile(path.join(folder, 'published.json'), 'utf8'));
  const names = new Set(await readdir(folder, { recursive: true }));
  const entries = new Map<string, Entry>();
  for (const file of list as PublishedFile[]) {
    entries.set(file.url, await loadEntry(folder, file, names, config, origins));
  }
  return {
    answer(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const url = request.url ?? '/';
      const queryStart = url.indexOf('?');
      if (queryStart !== -1 && !isTrackingOnly(url.slice(queryStart + 1))) return false;
      const entry = entries.get(queryStart === -1 ? url : url.slice(0, queryStart));
      if (!entry) return false;
      send(entry, request, response);
      return true;
    },
  };
}

async function loadEntry(
  folder: string,
  file: PublishedFile,
  names: Set<string>,
  config: Config,
  origins: BrowserOrigins,
): Promise<Entry> {
  const headers: Record<string, string> = {
    ...fixedSecurityHeaders(config),
    'Content-Type': file.type,
    'Cache-Control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(file.type.startsWith('text/html')
      ? { 'Speculation-Rules': '"/speculation-rules.json"' }
      : {}),
  };
  const variant = async (extension: string, encoding?: string): Promise<Variant> => {
    const body = await readFile(path.join(folder, file.file + extension));
    const length = { 'Content-Length': String(body.length) };
    const coded: Record<string, string> = encoding ? { 'Content-Encoding': encoding } : {};
    // One ETag per coding: a cache must not mix them up (RFC 9110, 8.8.3.3).
    const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
    return { body, headers: { ...headers, ...length, ...coded, ETag: etag } };
  };
  return {
    etag: file.etag,
    policy: createPolicy(config, file, origins),
    status: file.status ?? 200,
    identity: await variant(''),
    br: names.has(`${file.file}.br`) ? await variant('.br', 'br') : undefined,
    gzip: names.has(`${file.file}.gz`) ? await variant('.gz', 'gzip') : undefined,
  };
}

/** The policy as text, made again only when the owner switches the browser's e-mail service on or off. */
function createPolicy(config: Config, file: PublishedFile, origins: BrowserOrigins): () => string {
  const inline = { scripts: file.scripts ?? [], styles: file.styles ?? [] };
  let madeFor = origins.emailService;
  let policy = contentSecurityPolicy(config, inline, origins);
  return () => {
    if (origins.emailService !== madeFor) {
      madeFor = origins.emailService;
      policy = contentSecurityPolicy(config, inline, origins);
    }
    return policy;
  };
}

function send(entry: Entry, request: IncomingMessage, response: ServerResponse): void {
  const accepted = request.headers['accept-encoding'] ?? '';
  const variant = choose(entry, accepted);
  const known = request.headers['if-none-match'];
  // Any coding of the same content will do: the visitor has it already.
  if (known?.includes(`"${entry.etag}`)) {
    const { 'Content-Length': _length, 'Content-Type': _type, ...headers } = variant.headers;
    response.writeHead(304, { ...headers, 'Content-Security-Policy': entry.policy() }).end();
    return;
  }
  response.writeHead(entry.status, {
    ...variant.headers,
    'Content-Security-Policy': entry.policy(),
  });
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}

function choose(entry: Entry, accepted: string): Variant {
  if (entry.br && accepts(accepted, 'br')) return entry.br;
  if (entry.gzip && accepts(accepted, 'gzip')) return entry.gzip;
  return entry.identity;
}

function accepts(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.trim().split(';');
    return name === coding && !parameters.some((parameter) => /^\s*q=0(\.0*)?$/.test(parameter));
  });
}

function isTrackingOnly(query: string): boolean {
  return [...new URLSearchParams(query).keys()].every((key) => TRACKING_PARAMETER.test(key));
}
