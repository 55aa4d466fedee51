import { data } from 'react-router';
import {
  addWebhook,
  findWebhookFault,
  queueTestEvent,
  setWebhookEnabled,
} from '#app/features/webhooks/webhooks.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { deleteWebhook } from '#app/platform/outbox/webhooks.queries.server.ts';
import { type AdminPost, confirm, done, refuse } from '../shell/admin-action.server.ts';

/** What a button of a webhook does, by its `intent`; false if there is no such webhook. */
const onWebhook =
  (change: string, act: (app: AppContext, id: string) => Promise<boolean>) =>
  async ({ app, values: { id = '' }, audit }: AdminPost) => {
    if (!(await act(app, id))) throw data(null, 404);
    app.wakeOutbox();
    await audit('webhook', id, { change });
    return done('/admin/advanced', change === 'test' ? 'tested' : 'webhook');
  };

export const webhookActs = {
  async add(given: AdminPost) {
    const { app, values, audit } = given;
    const { url = '' } = values;
    const events = given.all('events');
    // All events that are ticked come back with a refused form.
    const post = { ...given, values: { ...values, events: events.join(' ') } };
    // First, so that correcting it uses up no code.
    const fault = findWebhookFault(
      { allowPrivate: app.config.allowPrivateAddresses },
      { url: url.trim(), events },
    );
    if (fault) return refuse(post, { [fault.field]: fault.reason });
    const refusal = await confirm(post);
    if (refusal) return refusal;
    const outcome = await addWebhook(
      {
        db: app.db,
        now: app.now,
        secrets: app.settings.secrets,
        allowPrivate: app.config.allowPrivateAddresses,
      },
      { url: url.trim(), events },
    );
    if (outcome.kind === 'refused') return refuse(post, { [outcome.field]: outcome.reason });
    await audit('webhook', outcome.id, { change: 'added' });
    return data({ secret: outcome.secret });
  },
  on: onWebhook('on', (app, id) => setWebhookEnabled(app, id, true)),
  off: onWebhook('off', (app, id) => setWebhookEnabled(app, id, false)),
  test: onWebhook('test', queueTestEvent),
  delete: onWebhook('deleted', ({ db }, id) => deleteWebhook(db, id)),
};
