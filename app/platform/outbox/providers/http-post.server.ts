import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

/** How one POST ended. */
export type PostOutcome =
  | {
      kind: 'answer';
      status: number;
      retryAfter: string | undefined;
      /** At most `maxBodyBytes` of it. */
      body: string;
      /** False when the answer was cut off, or longer than `maxBodyBytes`. */
      isComplete: boolean;
    }
  | {
      kind: 'no-answer';
      /** True once the connection stood: from then on the other side may have acted. */
      mayHaveArrived: boolean;
      cause: 'network' | 'tls' | 'timeout' | 'aborted';
      /** The system's error code, such as ECONNREFUSED. */
      code: string;
    };

export type PostRequest = {
  url: string;
  contentType: string;
  headers?: Record<string, string>;
  body: string;
  /** For everything together: name look-up, connection, request and answer. */
  timeoutMs: number;
  maxBodyBytes: number;
  signal?: AbortSignal | undefined;
  /** Certificates trusted besides the system's, PEM. */
  ca?: string | undefined;
  /** Finds, and may refuse, the addresses of the host; the connection goes to what it returns. */
  lookup?: LookupFunction | undefined;
  /** Called once, when the request has been handed to the network or has failed. */
  onWritten?: () => void;
};

/**
 * Sends one POST on a connection of its own and reads a bounded answer. Follows no redirect, never
 * rejects. Not `fetch`, because only the socket tells whether a request that timed out had left
 * this machine: the difference between "try again" and "may have been sent".
 */
export function sendOnePost(post: PostRequest): Promise<PostOutcome> {
  return new Promise((resolve) => {
    let mayHaveArrived = false;
    let stopCause: 'timeout' | 'aborted' | undefined;
    const isSecure = post.url.startsWith('https:');
    const request = (isSecure ? https : http).request(post.url, {
      method: 'POST',
      // A kept connection may be closed by the server just as it is used again: always a new one.
      agent: false,
      headers: {
        ...post.headers,
        'Content-type': post.contentType,
        'Content-Length': Buffer.byteLength(post.body),
      },
      ...(post.ca ? { ca: post.ca } : {}),
      ...(post.lookup ? { lookup: post.lookup } : {}),
    });
    const stop = (cause: 'timeout' | 'aborted') => {
      stopCause ??= cause;
      request.destroy(new Error(cause));
    };
    const onAbort = () => stop('aborted');
    const timer = setTimeout(() => stop('timeout'), post.timeoutMs);
    post.signal?.addEventListener('abort', onAbort, { once: true });

    const settle = (outcome: PostOutcome) => {
      clearTimeout(timer);
      post.signal?.removeEventListener('abort', onAbort);
      post.onWritten?.();
      resolve(outcome);
    };
    request.once('socket', (socket) => {
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        mayHaveArrived = true;
      });
    });
    request.once('finish', () => post.onWritten?.());
    request.on('error', (error: NodeJS.ErrnoException) => {
      settle({
        kind: 'no-answer',
        mayHaveArrived,
        cause: stopCause ?? (isTlsError(error) ? 'tls' : 'network'),
        code: error.code ?? stopCause ?? 'UNKNOWN',
      });
    });
    request.once('response', (response) => readBody(response, post.maxBodyBytes, settle));
    request.end(post.body);
    if (post.signal?.aborted) onAbort();
  });
}

function readBody(
  response: http.IncomingMessage,
  maxBodyBytes: number,
  settle: (outcome: PostOutcome) => void,
): void {
  const chunks: Buffer[] = [];
  let length = 0;
  const finish = (isComplete: boolean) =>
    settle({
      kind: 'answer',
      status: response.statusCode ?? 0,
      retryAfter: response.headers['retry-after'],
      body: Buffer.concat(chunks).subarray(0, maxBodyBytes).toString('utf8'),
      isComplete,
    });
  response.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
    if (length <= maxBodyBytes) return;
    finish(false);
    response.destroy();
  });
  response.once('end', () => finish(response.complete));
  // A connection cut inside the body, or a time-out while it trickled in.
  response.once('error', () => finish(false));
  response.once('close', () => finish(response.complete));
}

/** Certificate and handshake errors: Node names them after OpenSSL's, or ERR_SSL_… / ERR_TLS_…. */
export function isTlsError(error: { code?: unknown; message?: unknown }): boolean {
  const code = String(error.code ?? '');
  return /^(ERR_(SSL|TLS)|EPROTO$|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH)/.test(
    code,
  );
}
