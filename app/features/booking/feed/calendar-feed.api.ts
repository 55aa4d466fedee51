import { Hono } from 'hono';
import { networkOf } from '#app/platform/forms/network.ts';
import type { AppEnv } from '#app/platform/http/app-env.ts';
import { failure } from '#app/platform/http/json-response.server.ts';
import { readFeed } from './calendar-feed.server.ts';

/**
 * `GET /calendar/{secret}.ics`: the owner's calls for a calendar program, which can't log in. For a
 * wrong secret the pages answer 404, as for any unknown URL.
 */
export const calendarFeed = new Hono<AppEnv>().get(
  '/calendar/:file{.+\\.ics}',
  async (context, next) => {
    const { app, info } = context.var;
    const feed = await readFeed(app, context.req.param('file').slice(0, -'.ics'.length));
    if (feed === undefined) {
      const wait = await app.secretTryLimit.take(app.db, networkOf(info.ip));
      if (wait === 0) return next();
      context.header('Retry-After', String(wait));
      return failure(context, 429, 'Too many attempts. Please wait.');
    }
    return context.body(feed, 200, {
      'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    });
  },
);
