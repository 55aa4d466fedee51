import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

/** The outcome of one POST. */
export type PostOutcome =
  | {
      kind: 'answer';
      status: number;
      retryAfter: string | undefined;
      /** At most `maxBodyBytes` of it. */
      body: string;
      /** False if the response was cut off or is longer than `maxBodyBytes`. */
      isComplete: boolean;
    }
  | {
      kind: 'no-answer';
      /**
       * True once the connection was established: from then on the other side may have acted on it.
       */
      mayHaveArrived: boolean;
      cause: 'network' | 'tls' | 'timeout';
      /** The system's error code, such as ECONNREFUSED. */
      code: string;
    };

export type PostRequest = {
  url: string;
  headers?: Record<string, string>;
  /** JSON. */
  body: string;
  /** For DNS lookup, connection, request and response together. */
  timeoutMs: number;
  maxBodyBytes: number;
  /** Additional trusted certificates, PEM. */
  ca?: string | undefined;
  /** Resolves the host, and may refuse its addresses; the connection goes to the one it returns. */
  lookup?: LookupFunction | undefined;
};

/**
 * Sends one POST on its own connection and reads a response of limited size. Follows no redirects
 * and never rejects. Doesn't use `fetch`, because only the socket tells whether a request that
 * timed out had been sent: that decides between "try again" and "may have been delivered".
 */
export function sendOnePost(post: PostRequest): Promise<PostOutcome> {
  return new Promise((resolve) => {
    let mayHaveArrived = false;
    const isSecure = post.url.startsWith('https:');
    const request = (isSecure ? https : http).request(post.url, {
      method: 'POST',
      // Always a new connection: a server may close a kept-alive one just as it is reused.
      agent: false,
      headers: {
        ...post.headers,
        'Content-type': 'application/json',
        'Content-Length': Buffer.byteLength(post.body),
      },
      ca: post.ca,
      lookup: post.lookup,
      signal: AbortSignal.timeout(post.timeoutMs),
    });
    request.once('socket', (socket) => {
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        mayHaveArrived = true;
      });
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isTimedOut = error.code === 'ABORT_ERR';
      resolve({
        kind: 'no-answer',
        mayHaveArrived,
        cause: isTimedOut ? 'timeout' : isTlsError(error) ? 'tls' : 'network',
        code: isTimedOut ? 'timeout' : (error.code ?? 'UNKNOWN'),
      });
    });
    request.once('response', (response) => resolve(readAnswer(response, post.maxBodyBytes)));
    request.end(post.body);
  });
}

async function readAnswer(
  response: http.IncomingMessage,
  maxBodyBytes: number,
): Promise<PostOutcome> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > maxBodyBytes) break;
    }
  } catch {
    // The connection was cut within the body, or the time ran out while it trickled in.
  }
  return {
    kind: 'answer',
    status: response.statusCode ?? 0,
    retryAfter: response.headers['retry-after'],
    body: Buffer.concat(chunks).subarray(0, maxBodyBytes).toString('utf8'),
    isComplete: response.complete && length <= maxBodyBytes,
  };
}

/** Certificate and handshake errors: Node's codes are OpenSSL's names, or ERR_SSL_… / ERR_TLS_…. */
export function isTlsError(error: { code?: unknown; message?: unknown }): boolean {
  const code = String(error.code ?? '');
  return /^(ERR_(SSL|TLS)|EPROTO$|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH)/.test(
    code,
  );
}
