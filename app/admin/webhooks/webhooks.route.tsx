import { data, Form } from 'react-router';
import { WEBHOOK_EVENTS } from '#app/facts/webhook-events.ts';
import {
  addWebhook,
  findWebhookFault,
  listWebhookSummaries,
  queueTestEvent,
  setWebhookEnabled,
  type WebhookSummary,
} from '#app/features/webhooks/webhooks.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { isRowId } from '#app/platform/ids.ts';
import { deleteWebhook } from '#app/platform/outbox/webhooks.queries.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { getLogin } from '../session/session.server.ts';
import { hasTwoFactor } from '../session/two-factor.server.ts';
import {
  type AdminPost,
  adminAction,
  confirm,
  done,
  refuse,
} from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Facts } from '../shell/admin-page.tsx';
import { formFields, refusedOf } from '../shell/form-fields.ts';
import { Notice } from '../shell/notice.tsx';
import { FormCard, PostButton } from '../shell/post-form.tsx';
import { ConfirmFields } from '../users/confirm-fields.tsx';
import type { Route } from './+types/webhooks.route.ts';
import { webhooksNotices, webhooksWords as words } from './webhooks.content.ts';

const OFFERED = WEBHOOK_EVENTS.filter((event) => event !== 'test.ping');

export const meta = adminMeta(words.title);

export async function loader({ context }: Route.LoaderArgs) {
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
    return done('/admin/webhooks', notice);
  };

const turn = (change: 'on' | 'off') =>
  onWebhook(async ({ app, audit }, id) => {
    if (!(await setWebhookEnabled(app, id, change === 'on'))) return false;
    await audit('webhook', id, { change });
    return true;
  }, 'saved');

export const action = adminAction({
  async add(given) {
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
});

export default function WebhooksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { webhooks, asksForCode } = loaderData;
  const { values, errors } = refusedOf(actionData, 'add');
  const secret = actionData && 'secret' in actionData ? actionData.secret : undefined;
  const field = formFields({ form: 'webhook', words: words.add, values, errors });
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Notice
        words={webhooksNotices}
        problem={values && { title: words.problem, description: Object.values(errors).join(' ') }}
      />
      {secret && (
        <Alert tone="warn" title={words.secret.title}>
          <p>{words.secret.text}</p>
          <code className="admin-raw">{secret}</code>
        </Alert>
      )}
      {webhooks.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <ul className="admin-stack">
          {webhooks.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      <FormCard
        key={webhooks.length}
        title={words.add.title}
        intent="add"
        variant="primary"
        submit={words.add.submit}
      >
        <Field {...field('url')} kind="url" />
        <ChoiceGroup
          id="webhook-events"
          name="events"
          legend={words.add.events}
          multiple
          {...(values && { defaultValues: values.events?.split(' ') })}
          error={errors.events}
          options={OFFERED.map((event) => ({
            value: event,
            label: `${event}: ${words.add.when[event]}`,
          }))}
        />
        <ConfirmFields
          id="webhook"
          asksForCode={asksForCode}
          help={words.add.confirmHelp}
          errors={errors}
        />
      </FormCard>
    </AdminPage>
  );
}

/** A webhook with its events and buttons. A list item, because a table is too wide for phones. */
function WebhookItem({ webhook }: { webhook: WebhookSummary }) {
  const { id, url, isEnabled } = webhook;
  return (
    <li className="admin-card admin-stack">
      <h2 className="admin-address">{url}</h2>
      <Facts
        facts={[
          [words.columns.events, webhook.events.join(', ')],
          [words.columns.state, isEnabled ? words.on : (webhook.disabledReason ?? words.off)],
        ]}
      />
      <Form method="post" className="admin-row">
        <input type="hidden" name="id" value={id} />
        <PostButton intent="test">{words.test}</PostButton>
        <PostButton intent={isEnabled ? 'off' : 'on'}>
          {isEnabled ? words.turnOff : words.turnOn}
        </PostButton>
        <PageLink className="button button-quiet button-small" to={`/admin/mail?webhook=${id}`}>
          {words.log}
        </PageLink>
        <details>
          <summary className="button button-quiet button-small">{words.remove}</summary>
          <p className="text-muted">{words.removeText}</p>
          <PostButton intent="delete">{words.removeSure}</PostButton>
        </details>
      </Form>
    </li>
  );
}
