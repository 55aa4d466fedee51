import type { MiddlewareFunction } from 'react-router';
import { uploadPaths } from './upload-paths.ts';

/** Each takes its length several times in memory, until it is answered. */
const UPLOADS_AT_ONCE = 2;
/** Forms on the same pages that bring no file, in bytes. */
const SMALL = 256 * 1024;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Reads few large uploads at once: twenty photos together would take a gigabyte. The others wait
 * unread, and the limit on the time of a request applies to them too.
 */
export const takeUploadTurn: MiddlewareFunction<Response> = async ({ request }, next) => {
  const { pathname } = new URL(request.url);
  const length = Number(request.headers.get('Content-Length'));
  if (request.method !== 'POST' || !uploadPaths[pathname] || length <= SMALL) return next();
  while (running >= UPLOADS_AT_ONCE) {
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await next();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
};
