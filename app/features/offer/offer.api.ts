import { Hono } from 'hono';
import type { AppEnv } from '#app/platform/http/app-env.ts';
import { success } from '#app/platform/http/json-response.server.ts';
import { readOfferState } from './offer.server.ts';

/** `GET /api/offer`: whether the launch offer is open, and what is left of it. */
export const offerApi = new Hono<AppEnv>().get('/offer', async (context) => {
  context.header('Cache-Control', 'no-store');
  return success(context, 200, await readOfferState(context.var.app));
});
