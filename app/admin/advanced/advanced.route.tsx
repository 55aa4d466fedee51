import { data } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { readAuditLog } from '../audit/audit-log.server.ts';
import { AuditLog } from '../audit/audit-log.tsx';
import { makeBackup, nameSecret, readBackups } from '../export/backups.server.ts';
import { BackupsPart } from '../export/backups-part.tsx';
import { exportNotices, exportWords } from '../export/export.content.ts';
import { adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { refusedOf } from '../shell/form-fields.ts';
import { Notice } from '../shell/notice.tsx';
import { readWebhooks, webhookActs } from '../webhooks/webhook-acts.server.ts';
import { webhooksNotices } from '../webhooks/webhooks.content.ts';
import { WebhooksPart } from '../webhooks/webhooks.tsx';
import type { Route } from './+types/advanced.route.ts';

const links = {
  '/admin/advanced#backups': exportWords.title,
  '/admin/advanced#webhooks': 'Webhooks',
  '/admin/advanced#audit': 'Audit log',
  '/admin/mail': 'Email log',
  '/api-docs': 'API',
} as const;

export const meta = adminMeta('Advanced');

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { config } = app;
  return {
    backups: {
      stored: readBackups(config),
      secret: nameSecret(config),
      isNightly: config.backupsKept > 0,
    },
    webhooks: await readWebhooks(context),
    audit: await readAuditLog(app, new URL(request.url).searchParams),
  };
}

export const action = adminAction({
  ...webhookActs,
  /** Downloads have a route of their own. */
  async backup({ app, audit }) {
    const made = await makeBackup(app.config, app.now());
    if ('problem' in made) return data(made, 422);
    await audit('backup', made.name);
    return done('/admin/advanced?done=made#backups');
  },
});

/** What most owners never need: backups and export, webhooks, and the audit log. */
export default function AdvancedPage({ loaderData, actionData }: Route.ComponentProps) {
  const refused = refusedOf(actionData, 'add');
  const notMade = actionData && 'problem' in actionData ? actionData.problem : '';
  const notAdded = Object.values(refused.errors).join(' ');
  return (
    <AdminPage title="Advanced">
      <Notice
        words={{ ...exportNotices, ...webhooksNotices }}
        problem={
          notMade || notAdded
            ? {
                title: notMade ? 'No backup was made' : 'Not added',
                description: notMade || notAdded,
              }
            : undefined
        }
      />
      <FilterLinks
        label="Advanced"
        current=""
        options={Object.entries(links).map(([href, label]) => ({
          value: href,
          label,
          href: href as keyof typeof links,
        }))}
      />
      <section id="backups" className="admin-stack">
        <h2>{exportWords.title}</h2>
        <BackupsPart {...loaderData.backups} />
      </section>
      <section id="webhooks" className="admin-stack">
        <h2>Webhooks</h2>
        <WebhooksPart
          {...loaderData.webhooks}
          refused={refused}
          secret={actionData && 'secret' in actionData ? actionData.secret : undefined}
        />
      </section>
      <section id="audit" className="admin-stack">
        <h2>Audit log</h2>
        <AuditLog {...loaderData.audit} />
      </section>
    </AdminPage>
  );
}
