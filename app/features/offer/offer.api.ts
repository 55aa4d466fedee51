import * as v from 'valibot';
import { success } from '#app/platform/http/json-response.server.ts';
import type { Operation } from '#app/platform/http/operation.ts';
import { offerApiWords } from './offer.content.ts';
import { readOfferState } from './offer.server.ts';

const offerStateSchema = v.variant('state', [
  v.object({
    state: v.literal('open'),
    deadline: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
    countdown: v.object({ days: v.number(), hours: v.number(), minutes: v.number() }),
    seatsLeft: v.nullable(v.number()),
  }),
  v.object({ state: v.literal('ended'), because: v.picklist(['deadline', 'seats']) }),
]);

/** `GET /api/offer`: whether the launch offer is open, the time left, and the places left. */
export const offerOperation: Operation = {
  method: 'GET',
  path: '/api/offer',
  words: offerApiWords,
  success: { status: 200, data: offerStateSchema },
  failures: [{ status: 503 }],
  async handle(context) {
    context.header('Cache-Control', 'no-store');
    return success(context, 200, readOfferState(context.var.app));
  },
};
