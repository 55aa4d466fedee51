import { Form } from 'react-router';
import type { WebhookSummary } from '#app/features/webhooks/webhooks.server.ts';
import type { WebhookEvent } from '#app/platform/outbox/webhook-events.ts';
import { Alert } from '#app/ui/alert.tsx';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Refused } from '../shell/form-fields.ts';
import { Focused, FormCard, PostButton } from '../shell/post-form.tsx';
import { ConfirmFields } from '../users/confirm-fields.tsx';

const words = {
  lead: 'Tell Zapier, Make or n8n what happens on the site. Each request is signed, retried if it fails, and logged.',
  secret:
    'It’s shown only once. The receiver needs it to check that a request comes from your site.',
  delete: 'Its secret is deleted, and anything waiting to be sent to it won’t be sent.',
};

/** When each event is sent. */
const events: Record<Exclude<WebhookEvent, 'test.ping'>, string> = {
  'lead.created': 'a message arrived, or was released (it had been held back as spam)',
  'booking.created': 'a call was booked, or released (it had been held back as spam)',
  'booking.changed': 'a call was moved',
  'booking.cancelled': 'a call was cancelled',
  'subscriber.confirmed': 'somebody confirmed their newsletter subscription',
  'subscriber.unsubscribed': 'somebody unsubscribed from the newsletter',
  'waitlist.confirmed': 'somebody confirmed their place on a waitlist',
  'waitlist.left': 'somebody left a waitlist',
  'email.delayed': 'emails have been waiting for 30 minutes',
};

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
  return (
    <>
      <p className="text-muted">{words.lead}</p>
      {secret && (
        <Focused key={secret}>
          <Alert tone="warn" title="Copy this secret now">
            <p>{words.secret}</p>
            <code className="admin-raw">{secret}</code>
          </Alert>
        </Focused>
      )}
      {/* Cards, because a row with these buttons is too wide for phones. */}
      <ul className="admin-stack">
        {webhooks.map(({ id, url, isEnabled, disabledReason, events }) => (
          <li key={id} className="admin-card admin-stack">
            <h3 className="admin-address">{url}</h3>
            <p>{isEnabled ? 'On' : (disabledReason ?? 'Off')}</p>
            <p className="text-muted">{events.join(', ')}</p>
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
                <p className="text-muted">{words.delete}</p>
                <PostButton intent="delete">Delete This Webhook</PostButton>
              </details>
            </Form>
          </li>
        ))}
      </ul>
      <FormCard
        key={webhooks.length}
        title="Add an address"
        intent="add"
        variant="primary"
        submit="Add Webhook"
      >
        <Field
          kind="url"
          id="webhook-url"
          name="url"
          label="Address"
          help="Starts with https://. The receiver checks the signature with a secret that you’re shown once."
          defaultValue={values?.url}
          error={errors.url}
        />
        <ChoiceGroup
          id="webhook-events"
          name="events"
          legend="Events to send"
          multiple
          defaultValues={values?.events?.split(' ')}
          error={errors.events}
          options={Object.entries(events).map(([value, when]) => ({
            value,
            label: `${value}: ${when}`,
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
