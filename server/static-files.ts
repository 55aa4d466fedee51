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

type Coding = 'br' | 'gzip' | 'identity';
/** Headers as a flat list of names and values, which Node writes without further processing. */
type Answer = { body: Buffer; full: string[]; notModified: string[] };
type Entry = {
  file: StaticFile;
  /** The allowed origin of the email service when the responses were built. */
  madeFor: string | undefined;
  answers: Record<Coding, Answer>;
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
  const entries = new Map<string, Entry>();
  const fixed = Object.entries(fixedSecurityHeaders(config)).flat();

  function makeEntry(file: StaticFile): Entry {
    const headers = [
      ...fixed,
      'Content-Security-Policy',
      contentSecurityPolicy(config, { styles: file.styles ?? [] }, origins),
      'Cache-Control',
      file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Vary',
      'Accept-Encoding',
      ...(file.type.startsWith('text/html')
        ? ['Speculation-Rules', '"/speculation-rules.json"']
        : []),
    ];
    const plain = answerFor(file, file.body, 'identity', headers);
    return {
      file,
      madeFor: origins.emailService,
      answers: {
        identity: plain,
        br: file.br ? answerFor(file, file.br, 'br', headers) : plain,
        gzip: file.gzip ? answerFor(file, file.gzip, 'gzip', headers) : plain,
      },
    };
  }

  /**
   * A page's policy changes when the owner turns the browser's use of the email service on or off.
   */
  function findEntry(url: string): Entry | undefined {
    const entry = entries.get(url);
    if (!entry || entry.madeFor === origins.emailService) return entry;
    const renewed = makeEntry(entry.file);
    entries.set(url, renewed);
    return renewed;
  }

  return {
    answer(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const path = pathOf(request.url);
      if (!isTrackingOnly(request.url?.slice(path.length + 1) ?? '')) return false;
      const entry = findEntry(path);
      if (!entry) return false;
      send(entry, request, response);
      return true;
    },
    find: (url) => entries.get(url)?.file,
    set(file) {
      entries.set(file.url, makeEntry(file));
    },
    remove(url) {
      entries.delete(url);
    },
  };
}

/** The path of a request, without its query. */
export function pathOf(url = '/'): string {
  const queryStart = url.indexOf('?');
  return queryStart === -1 ? url : url.slice(0, queryStart);
}

function answerFor(
  file: StaticFile,
  body: Buffer,
  coding: Coding,
  headers: readonly string[],
): Answer {
  const common = [
    ...headers,
    ...(coding === 'identity' ? [] : ['Content-Encoding', coding]),
    'ETag',
    // Weak: the same for every encoding, whose bytes differ (RFC 9110, 8.8.1).
    `W/"${file.etag}"`,
  ];
  return {
    body,
    notModified: common,
    full: [...common, 'Content-Type', file.type, 'Content-Length', String(body.length)],
  };
}

function send({ file, answers }: Entry, request: IncomingMessage, response: ServerResponse): void {
  const answer = answers[chooseCoding(request.headers['accept-encoding'] ?? '')];
  if (request.headers['if-none-match']?.includes(`"${file.etag}"`)) {
    response.writeHead(304, answer.notModified).end();
    return;
  }
  response.writeHead(200, answer.full);
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}

/** Nearly all browsers send the same words, so the last answer is kept. */
let lastChoice: { accepted: string; coding: Coding } = { accepted: '', coding: 'identity' };

function chooseCoding(accepted: string): Coding {
  if (lastChoice.accepted !== accepted) lastChoice = { accepted, coding: readCoding(accepted) };
  return lastChoice.coding;
}

function readCoding(accepted: string): Coding {
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, coding: string): boolean {
  if (!header.includes(coding)) return false;
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.trim().split(';');
    return name === coding && !parameters.some((parameter) => /^\s*q=0(\.0*)?$/.test(parameter));
  });
}

function isTrackingOnly(query: string): boolean {
  return (
    query === '' ||
    [...new URLSearchParams(query).keys()].every((key) => TRACKING_PARAMETER.test(key))
  );
}
