import { isRecord, textsOf } from './web-storage.ts';

/** The outcome of a request. `data` is unchecked: validate it before use. */
export type ApiAnswer =
  | { kind: 'success'; data: unknown }
  /**
   * Any 4xx: the slot is taken (409), too large (413), invalid (422 with the messages about its
   * `fields`), too many (429) … Nothing was stored.
   */
  | {
      kind: 'refused';
      status: number;
      error: string;
      fields?: Record<string, string>;
      data?: unknown;
    }
  /** No network, no response in time, a 5xx, or a response that isn't from our server. */
  | { kind: 'unreachable'; status?: number; error: string };

export type ApiCall = {
  /** Sent as JSON by POST; a request without a body is a GET. */
  body?: unknown;
  idempotencyKey?: string;
};

/** For the whole request, including the response. */
const TIMEOUT_MS = 15_000;
const UNKNOWN_ERROR = 'Unknown error occurred';
/** Browsers limit keepalive bodies to 64 KB; a character takes at most 3 bytes. */
const MAX_KEEPALIVE_CHARACTERS = 20_000;

/**
 * Sends a request to the site's own server and returns its outcome as a value; never throws. Only
 * the server's own JSON counts as success: a hotel's login page with status 200 is `unreachable`.
 * Error texts: spec section 8, client and transport.
 */
export async function callApi(
  path: string,
  { body, idempotencyKey }: ApiCall = {},
): Promise<ApiAnswer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
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
    return await readAnswer(await fetch(path, request));
  } catch {
    return { kind: 'unreachable', error: UNKNOWN_ERROR };
  } finally {
    clearTimeout(timer);
  }
}

async function readAnswer(response: Response): Promise<ApiAnswer> {
  const { status, ok } = response;
  const json: unknown = await response.json().catch(() => undefined);
  const answer = isRecord(json) ? json : undefined;
  if (ok && answer?.success === true) return { kind: 'success', data: answer.data };
  const error = ok ? UNKNOWN_ERROR : `HTTP error! status: ${status}`;
  if (!isVerdict(status, answer !== undefined)) return { kind: 'unreachable', status, error };
  return {
    kind: 'refused',
    status,
    error: typeof answer?.error === 'string' ? answer.error : error,
    ...(isRecord(answer?.fields) && { fields: textsOf(answer.fields) }),
    data: answer?.data,
  };
}

/**
 * Whether the response is our server's final answer to this submission. A proxy's 404 page during a
 * deployment isn't: a 4xx without JSON counts only if retrying couldn't help.
 */
function isVerdict(status: number, isJson: boolean): boolean {
  if (status < 400 || status >= 500 || status === 408 || status === 425) return false;
  return isJson || status === 413 || status === 429;
}
