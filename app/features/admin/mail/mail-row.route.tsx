import { data, Form, redirect } from 'react-router';
import { type EmailName, emails } from '#app/emails/catalogue.ts';
import type { Email } from '#app/emails/email.ts';
import { renderEmail } from '#app/emails/render.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { parseEmailAddress } from '#app/platform/outbox/address.ts';
import { readMailSettings } from '#app/platform/outbox/mail-settings.server.ts';
import { readProps } from '#app/platform/outbox/outbox.server.ts';
import { getRequestInfo, getServices, type Services } from '#app/platform/services.server.ts';
import { site } from '#app/site.content.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Table } from '#app/ui/table.tsx';
import type { OutboxRow } from '#database/schema.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { AdminPage, Card, Facts, When } from '../frame/admin-page.tsx';
import { Notice } from '../frame/notice.tsx';
import type { Route } from './+types/mail-row.route.ts';
import { mailNotices, stateWords, mailWords as words } from './mail.content.ts';
import { findOutboxRow, listAttempts, requeueRow } from './mail.queries.server.ts';

const GIVE_UP_AFTER_MS = 72 * 3_600_000;

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = getServices(context);
  const row = await findOutboxRow(services.db, params.id);
  if (!row) throw data(null, 404);
  const { props, dedupe_key, lease_owner, ...shown } = row;
  return {
    row: shown,
    attempts: await listAttempts(services.db, row.id),
    preview: await previewRow(services, row),
  };
}

/** The text part; links that only the recipient may use are cut off before their token. */
async function previewRow(services: Services, row: OutboxRow) {
  const email = emails[row.template as EmailName] as Email<unknown> | undefined;
  if (!email || row.channel !== 'mail' || row.props === '{}') return undefined;
  const { settings, config } = services;
  const mailSettings = await readMailSettings(settings, config, site.email);
  const props = readProps(settings.secrets, row.props);
  const mail = await renderEmail(email, props, mailSettings, {
    siteUrl: config.siteUrl,
    secrets: settings.secrets,
  });
  const text = mail.text.replace(/\/[\w-]{20,}(?=\b)/g, '/…').replace(/\b\d{6}\b/g, '••••••');
  return { subject: mail.subject, text };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = getServices(context);
  const { values } = await readFormPost(request);
  const row = await findOutboxRow(services.db, params.id);
  if (!row) throw data(null, 404);
  const typed = values.recipient?.trim() ?? '';
  const recipient = row.channel === 'mail' ? parseEmailAddress(typed)?.address : row.recipient;
  if (!recipient) return data({ error: words.retry.invalid, typed }, 422);
  const now = services.now();
  await requeueRow(services.db, row.id, {
    recipient,
    now: now.toISOString(),
    expiresAt: new Date(now.getTime() + GIVE_UP_AFTER_MS).toISOString(),
  });
  services.wakeOutbox();
  const action = recipient === row.recipient ? 'mail-retried' : 'mail-edited';
  await recordAudit(services, getRequestInfo(context), action, row.id, { mail: row.template });
  return redirect(`/admin/mail/${row.id}?done=retried`, 303);
}

export default function MailRowPage({ loaderData, actionData }: Route.ComponentProps) {
  const { row, attempts, preview } = loaderData;
  const canRetry = row.state !== 'sent' && row.state !== 'sending' && preview !== undefined;
  const problem = actionData && { ...words.problem, description: actionData.error };
  return (
    <AdminPage title={row.template} lead={`${row.recipient}: ${stateWords[row.state]}`}>
      <Notice words={mailNotices} problem={problem} />
      <div className="admin-pair">
        <Card title={words.attempts.title}>
          {attempts.length === 0 ? (
            <p className="text-muted">{words.attempts.none}</p>
          ) : (
            <Table
              caption={words.attempts.title}
              captionHidden
              columns={Object.values(words.attempts.columns).map((header) => ({ header }))}
              rows={attempts.map((attempt) => ({
                id: attempt.id,
                cells: [
                  attempt.number,
                  <When key="at" at={attempt.started_at} />,
                  attempt.provider,
                  attempt.outcome,
                  <code key="answer" className="admin-raw">
                    {attempt.response}
                  </code>,
                ],
              }))}
            />
          )}
        </Card>
        <div className="admin-stack">
          <Card>
            <Facts
              facts={[
                [words.facts.created, <When key="created" at={row.created_at} />],
                [
                  words.facts.next,
                  row.state === 'queued' ? <When key="next" at={row.next_attempt_at} /> : '',
                ],
                [words.facts.finished, row.finished_at && <When key="end" at={row.finished_at} />],
                [words.facts.provider, row.provider],
                [words.facts.answer, row.last_response],
              ]}
            />
          </Card>
          {canRetry && (
            <Card title={words.retry.title}>
              <p>{row.state === 'unknown' ? words.retry.doubt : words.retry.text}</p>
              <Form method="post" className="admin-stack">
                <Field
                  kind="email"
                  id="mail-recipient"
                  name="recipient"
                  label={words.retry.address}
                  defaultValue={actionData?.typed ?? row.recipient}
                  error={actionData?.error}
                />
                <div>
                  <Button type="submit" small>
                    {words.retry.submit}
                  </Button>
                </div>
              </Form>
            </Card>
          )}
        </div>
      </div>
      {row.channel === 'mail' && (
        <Card title={words.preview}>
          {preview ? (
            <>
              <p className="font-bold">{preview.subject}</p>
              <p className="admin-text">{preview.text}</p>
            </>
          ) : (
            <p className="text-muted">{words.previewGone}</p>
          )}
        </Card>
      )}
    </AdminPage>
  );
}
