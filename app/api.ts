import { Hono } from 'hono';
import { availabilityOperation } from './features/booking/booking.api.ts';
import { bookingForm } from './features/booking/booking.server.ts';
import { contactApi } from './features/inquiries/contact.api.ts';
import { offerApi } from './features/offer/offer.api.ts';
import { resourcesApi } from './features/resources/resources.api.ts';
import { newsletterApi } from './features/subscriptions/newsletter/newsletter.api.ts';
import { waitlistApi } from './features/subscriptions/waitlist/waitlist.api.ts';
import { toolResultApi } from './features/tools/result-email/result-email.api.ts';
import { healthApi } from './platform/health/health.api.ts';
import type { AppEnv } from './platform/http/app-env.ts';
import { failure } from './platform/http/json-response.server.ts';
import type { Operation } from './platform/http/operation.ts';
import { requireSameOrigin } from './platform/http/same-origin.server.ts';
import { siteSettingsApi } from './platform/site-settings/site-settings.api.ts';

/** What the API description lists. */
export const operations: readonly Operation[] = [bookingForm.operation, availabilityOperation];

/** The catalogue of JSON calls, mounted at `/api`. */
export function createApi(): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  api.use(requireSameOrigin);
  api.route('/', healthApi);
  api.route('/', siteSettingsApi);
  api.route('/', contactApi);
  api.route('/', newsletterApi);
  api.route('/', waitlistApi);
  api.route('/', offerApi);
  api.route('/', toolResultApi);
  api.route('/', resourcesApi);
  for (const { method, path, handle } of operations) api.on(method, path, handle);
  api.all('*', (context) => failure(context, 404, 'There is no such call.'));
  return api;
}
