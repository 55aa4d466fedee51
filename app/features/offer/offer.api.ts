import { Hono } from 'hono';
import { answerSuccess } from '#app/platform/http/answers.server.ts';
import type { AppEnv } from '#app/platform/http/app-env.ts';
import { readOfferState } from './offer.server.ts';

/** `GET /api/offer`: whether the launch offer is open, and what is left of it. */
export const offerApi = new Hono<AppEnv>().get('/offer', async (context) => {
  context.header('Cache-Control', 'no-store');
  return answerSuccess(context, 200, await readOfferState(context.var.services));
});
