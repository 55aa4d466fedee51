import { data, type RouterContextProvider } from 'react-router';
import {
  addWebhook,
  findWebhookFault,
  listWebhookSummaries,
  queueTestEvent,
  setWebhookEnabled,
} from '#app/features/webhooks/webhooks.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { isRowId } from '#app/platform/ids.ts';
import { deleteWebhook } from '#app/platform/outbox/webhooks.queries.server.ts';
import { getLogin } from '../session/session.server.ts';
import { hasTwoFactor } from '../session/two-factor.server.ts';
import { type AdminPost, confirm, done, refuse } from '../shell/admin-action.server.ts';
import type { webhooksNotices } from './webhooks.content.ts';

export async function readWebhooks(context: Readonly<RouterContextProvider>) {
  return {
    webhooks: await listWebhookSummaries(getAppContext(context)),
    asksForCode: hasTwoFactor(getLogin(context).account),
  };
}

/** A change of the webhook that the form names. */
const onWebhook =
  (act: (post: AdminPost, id: string) => Promise<boolean>, notice: keyof typeof webhooksNotices) =>
  async (post: AdminPost) => {
    const id = post.values.id ?? '';
    if (!isRowId(id)) throw data(null, 400);
    if (!(await act(post, id))) throw data(null, 404);
    return done('/admin/advanced', notice);
  };

const turn = (change: 'on' | 'off') =>
  onWebhook(async ({ app, audit }, id) => {
    if (!(await setWebhookEnabled(app, id, change === 'on'))) return false;
    await audit('webhook', id, { change });
    return true;
  }, 'saved');

export const webhookActs = {
  async add(given: AdminPost) {
    const { app, values, audit } = given;
    const typed = { url: (values.url ?? '').trim(), events: given.all('events') };
    // All events that are ticked come back with a refused form.
    const post = { ...given, values: { ...values, events: typed.events.join(' ') } };
    const hooks = {
      db: app.db,
      now: app.now,
      secrets: app.settings.secrets,
      allowPrivate: app.config.allowPrivateAddresses,
    };
    const fault = findWebhookFault(hooks, typed);
    const refusal = fault ? refuse(post, { [fault.field]: fault.reason }) : await confirm(post);
    if (refusal) return refusal;
    const outcome = await addWebhook(hooks, typed);
    if (outcome.kind === 'refused') return refuse(post, { [outcome.field]: outcome.reason });
    await audit('webhook', outcome.id, { change: 'added' });
    return data({ secret: outcome.secret });
  },
  delete: onWebhook(async ({ app, audit }, id) => {
    if (!(await deleteWebhook(app.db, id))) return false;
    await audit('webhook', id, { change: 'deleted' });
    return true;
  }, 'deleted'),
  on: turn('on'),
  off: turn('off'),
  test: onWebhook(async ({ app, audit }, id) => {
    if (!(await queueTestEvent(app, id))) return false;
    app.wakeOutbox();
    await audit('webhook-test', id);
    return true;
  }, 'tested'),
};
