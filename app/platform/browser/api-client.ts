import { isRecord } from './web-storage.ts';

/** The outcome of a request. `data` is unchecked: validate it before use. */
export type ApiAnswer =
  | { kind: 'success'; status: number; data: unknown; isReplay: boolean }
  /** Some fields are invalid. Nothing was stored. */
  | { kind: 'invalid'; status: number; error: string; fields: Record<string, string> }
  /**
   * Any other 4xx: the slot is taken (409), too large (413), too many (429) … Nothing was stored.
   */
  | {
      kind: 'refused';
      status: number;
      error: string;
      data?: unknown;
      retryAfterSeconds?: number;
    }
  /** No network, no response in time, a 5xx, or a response that isn't from our server. */
  | { kind: 'unreachable'; error: string; status?: number; retryAfterSeconds?: number };

export type ApiCall = {
  /** Sent as JSON by POST; a request without a body is a GET. */
  body?: unknown;
  idempotencyKey?: string;
  /** For the whole request, including the response. */
  timeoutMs?: number;
};

const UNKNOWN_ERROR = 'Unknown error occurred';
/** Browsers limit keepalive bodies to 64 KB; a character takes at most 3 bytes. */
const MAX_KEEPALIVE_CHARACTERS = 20_000;

/**
 * Sends a request to the site's own server and returns its outcome as a value; never throws. Only
 * the server's own JSON counts as success: a hotel's login page with status 200 is `unreachable`.
 * While an earlier attempt with the same key is still in progress (409 with Retry-After), it waits
 * and asks again as long as `timeoutMs` allows. Error texts: spec section 8, client and transport.
 */
export async function callApi(
  path: string,
  { body, idempotencyKey, timeoutMs = 15_000 }: ApiCall = {},
): Promise<ApiAnswer> {
  const controller = new AbortController();
  const deadline = Date.now() + timeoutMs;
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  const request: RequestInit = { headers, signal: controller.signal };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    request.method = 'POST';
    request.body = JSON.stringify(body);
    request.keepalive = request.body.length < MAX_KEEPALIVE_CHARACTERS;
  }
  try {
    for (;;) {
      const response = await fetch(path, request);
      const answer = await readAnswer(response);
      const waitMs = 1000 * Math.max(1, readRetryAfter(response) ?? 1);
      if (!isStillWorking(response) || Date.now() + waitMs >= deadline) return answer;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  } catch {
    return { kind: 'unreachable', error: UNKNOWN_ERROR };
  } finally {
    clearTimeout(timer);
  }
}

async function readAnswer(response: Response): Promise<ApiAnswer> {
  const { status, ok } = response;
  const retryAfterSeconds = readRetryAfter(response);
  const json: unknown = await response.json().catch(() => undefined);
  const answer = isRecord(json) ? json : undefined;
  if (ok && answer?.success === true) {
    const isReplay = response.headers.get('Idempotent-Replayed') === 'true';
    return { kind: 'success', status, data: answer.data, isReplay };
  }
  const httpError = `HTTP error! status: ${status}`;
  if (!isVerdict(response, answer)) {
    return {
      kind: 'unreachable',
      error: ok ? UNKNOWN_ERROR : httpError,
      status,
      retryAfterSeconds,
    };
  }
  const error = typeof answer?.error === 'string' ? answer.error : httpError;
  if (isRecord(answer?.fields)) {
    return { kind: 'invalid', status, error, fields: answer.fields as Record<string, string> };
  }
  return { kind: 'refused', status, error, data: answer?.data, retryAfterSeconds };
}

/**
 * Whether the response is our server's final answer to this submission. A proxy's 404 page during a
 * deployment isn't: a 4xx without JSON counts only if retrying couldn't help.
 */
function isVerdict(response: Response, answer: Record<string, unknown> | undefined): boolean {
  const { status } = response;
  if (status < 400 || status >= 500 || status === 408 || status === 425) return false;
  return (answer !== undefined || status === 413 || status === 429) && !isStillWorking(response);
}

function isStillWorking(response: Response): boolean {
  return response.status === 409 && readRetryAfter(response) !== undefined;
}

/** Retry-After is seconds or a date (RFC 9110, 10.2.3). */
function readRetryAfter(response: Response): number | undefined {
  const header = response.headers.get('Retry-After');
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
