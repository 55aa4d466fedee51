import { Form } from 'react-router';
import { WEBHOOK_EVENTS } from '#app/facts/webhook-events.ts';
import type { WebhookSummary } from '#app/features/webhooks/webhooks.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Facts } from '../shell/admin-page.tsx';
import { formFields, type Refused } from '../shell/form-fields.ts';
import { FormCard, PostButton } from '../shell/post-form.tsx';
import { ConfirmFields } from '../users/confirm-fields.tsx';
import { webhooksWords as words } from './webhooks.content.ts';

const OFFERED = WEBHOOK_EVENTS.filter((event) => event !== 'test.ping');

export function WebhooksPart({
  webhooks,
  asksForCode,
  secret,
  refused: { values, errors },
}: {
  webhooks: readonly WebhookSummary[];
  asksForCode: boolean;
  /** Of the webhook that was just added. */
  secret: string | undefined;
  refused: Refused;
}) {
  const field = formFields({ form: 'webhook', words: words.fields, values, errors });
  return (
    <>
      <p className="text-muted">{words.lead}</p>
      {secret && (
        <Alert tone="warn" title="Copy this secret now">
          <p>{words.secret}</p>
          <code className="admin-raw">{secret}</code>
        </Alert>
      )}
      {webhooks.length === 0 && <p className="text-muted">There are no webhooks.</p>}
      <ul className="admin-stack">
        {webhooks.map((webhook) => (
          <WebhookItem key={webhook.id} webhook={webhook} />
        ))}
      </ul>
      <FormCard
        key={webhooks.length}
        title="Add an address"
        intent="add"
        variant="primary"
        submit="Add Webhook"
      >
        <Field {...field('url')} kind="url" />
        <ChoiceGroup
          id="webhook-events"
          name="events"
          legend="Events to send"
          multiple
          {...(values && { defaultValues: values.events?.split(' ') })}
          error={errors.events}
          options={OFFERED.map((event) => ({
            value: event,
            label: `${event}: ${words.when[event]}`,
          }))}
        />
        <ConfirmFields
          id="webhook"
          asksForCode={asksForCode}
          help="Because this address will get the details of everyone who writes or books."
          errors={errors}
        />
      </FormCard>
    </>
  );
}

/** A webhook with its events and buttons. A list item, because a table is too wide for phones. */
function WebhookItem({ webhook }: { webhook: WebhookSummary }) {
  const { id, url, isEnabled } = webhook;
  return (
    <li className="admin-card admin-stack">
      <h3 className="admin-address">{url}</h3>
      <Facts
        facts={[
          ['Events', webhook.events.join(', ')],
          ['State', isEnabled ? 'On' : (webhook.disabledReason ?? 'Off')],
        ]}
      />
      <Form method="post" className="admin-row">
        <input type="hidden" name="id" value={id} />
        <PostButton intent="test">Send Test</PostButton>
        <PostButton intent={isEnabled ? 'off' : 'on'}>
          {isEnabled ? 'Turn Off' : 'Turn On'}
        </PostButton>
        <PageLink
          className="button button-quiet button-small"
          to={`/admin/mail?${new URLSearchParams({ to: url })}`}
        >
          Deliveries
        </PageLink>
        <details>
          <summary className="button button-quiet button-small">Delete</summary>
          <p className="text-muted">{words.removeText}</p>
          <PostButton intent="delete">Delete This Webhook</PostButton>
        </details>
      </Form>
    </li>
  );
}
