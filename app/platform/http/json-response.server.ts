import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type SuccessBody = { success: true; data: unknown };
export type FailureBody = {
  success: false;
  /** A sentence for the user. */
  error: string;
  fields?: Record<string, string>;
  data?: unknown;
};

/** `{"success": true, "data": …}`, the form of every successful response. */
export function success(context: Context, status: ContentfulStatusCode, data: unknown): Response {
  return context.json({ success: true, data } satisfies SuccessBody, status);
}

/**
 * `{"success": false, "error": "a sentence"}`, with the invalid fields or further data if there are
 * any.
 */
export function failure(
  context: Context,
  status: ContentfulStatusCode,
  error: string,
  more: { fields?: Record<string, string>; data?: unknown; headers?: Record<string, string> } = {},
): Response {
  const { headers, ...rest } = more;
  return context.json({ success: false, error, ...rest } satisfies FailureBody, status, headers);
}
