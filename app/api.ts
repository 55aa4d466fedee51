import { Hono } from 'hono';
import type { Facts } from '#app/facts/facts.ts';
import { openApiDocument } from './features/api-docs/openapi.ts';
import { availabilityOperation } from './features/booking/booking.api.ts';
import { bookingForm } from './features/booking/booking.server.ts';
import { messageForm } from './features/inquiries/contact.server.ts';
import { offerOperation } from './features/offer/offer.api.ts';
import { resourcesOperation } from './features/resources/resources.api.ts';
import {
  confirmPlaceForm,
  confirmSubscriptionForm,
  subscribeForm,
  waitlistForm,
} from './features/subscriptions/signup-forms.server.ts';
import { resultEmailForm } from './features/tools/result-email/result-email.server.ts';
import { healthOperation } from './platform/health/health.api.ts';
import type { AppEnv } from './platform/http/app-env.ts';
import { failure } from './platform/http/json-response.server.ts';
import { methodNotAllowed } from './platform/http/method-not-allowed.server.ts';
import type { Operation } from './platform/http/operation.ts';
import { requireSameOrigin } from './platform/http/same-origin.server.ts';
import { siteSettingsOperation } from './platform/site-settings/site-settings.api.ts';

/** The catalogue of JSON requests, in the order of their description. */
export const operations: readonly Operation[] = [
  messageForm.operation,
  availabilityOperation,
  bookingForm.operation,
  subscribeForm.operation,
  confirmSubscriptionForm.operation,
  waitlistForm.operation,
  confirmPlaceForm.operation,
  resultEmailForm.operation,
  offerOperation,
  resourcesOperation,
  siteSettingsOperation,
  healthOperation,
];

/** The description of all operations, for the site at this address. */
export function describeApi(facts: Facts, siteUrl: string) {
  return openApiDocument(facts, operations, siteUrl);
}

/** What is mounted at `/api`: every operation, their description, and an answer to anything else. */
export function createApi(): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  api.use(requireSameOrigin);
  for (const { method, path: fullPath, handle } of operations) {
    const path = fullPath.slice('/api'.length);
    api.on(method, path, handle);
    api.all(path, methodNotAllowed(method));
  }
  api.get('/openapi.json', (context) =>
    context.json(describeApi(context.var.app.facts(), context.var.app.config.siteUrl)),
  );
  api.all('/openapi.json', methodNotAllowed('GET'));
  api.all('*', (context) => failure(context, 404, 'There’s no endpoint at this address.'));
  return api;
}
