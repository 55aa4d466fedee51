import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { AppContext } from '#app/platform/app-context.server.ts';
import type { Db } from '#database/connect.ts';
import { listCalls } from '../booking.queries.server.ts';
import {
  factsForOwner,
  inviteFacts,
  readBookingContext,
} from '../invites/booking-invites.server.ts';
import { buildFeed } from '../invites/invite.server.ts';

const TOKEN_BYTES = 32;

const feedArea = {
  key: 'calendar-feed',
  schema: v.object({
    /** SHA-256 of the token in the URL; the token itself isn't stored. */
    tokenHash: v.optional(v.string()),
    madeAt: v.optional(v.string()),
  }),
};

/** Since when there is a feed (ISO-8601); undefined while there is none. */
export async function readFeedSince({ settings }: AppContext): Promise<string | undefined> {
  return (await settings.get(feedArea)).madeAt;
}

/** Makes a new secret URL and revokes the old one. The URL can't be read again later. */
export async function makeFeedAddress({ settings, config, now }: AppContext): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await settings.set(feedArea, {
    tokenHash: hashOf(token).toString('base64url'),
    madeAt: now().toISOString(),
  });
  return `${config.siteUrl}/calendar/${token}.ics`;
}

export async function endFeed({ settings }: AppContext, within?: Db): Promise<void> {
  await settings.set(feedArea, {}, within);
}

/** The feed of a token: every call that isn't over; undefined for a wrong token. */
export async function readFeed(app: AppContext, token: string): Promise<string | undefined> {
  const { tokenHash } = await app.settings.get(feedArea);
  if (!tokenHash || !timingSafeEqual(hashOf(token), Buffer.from(tokenHash, 'base64url'))) {
    return undefined;
  }
  const context = await readBookingContext(app);
  const calls = await listCalls(app.db, { endingAfter: app.now().toISOString() });
  return buildFeed(
    app.facts().company.name,
    calls.map((call) => {
      const { notes, ...forOwner } = factsForOwner(context, call);
      const link = `${app.config.siteUrl}/admin/bookings/${call.id}`;
      return {
        ...inviteFacts(context, call),
        ...forOwner,
        method: 'PUBLISH',
        attendee: { name: call.name, email: call.email, timeZone: call.visitor_zone ?? undefined },
        notes: [call.email, call.phone, call.reference, link, ...notes].filter(Boolean),
      };
    }),
  );
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
