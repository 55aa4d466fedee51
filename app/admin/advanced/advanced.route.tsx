import path from 'node:path';
import { data } from 'react-router';
import { listWebhookSummaries } from '#app/features/webhooks/webhooks.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { backUp } from '#app/platform/jobs/backup.server.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { readAuditLog } from '../audit/audit-log.server.ts';
import { AuditLog } from '../audit/audit-log.tsx';
import { readBackups } from '../export/backups.server.ts';
import { BackupsPart } from '../export/backups-part.tsx';
import { getLogin } from '../session/session.server.ts';
import { hasTwoFactor } from '../session/two-factor.server.ts';
import { adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { refusedOf } from '../shell/form-fields.ts';
import { Notice } from '../shell/notice.tsx';
import { webhookActs } from '../webhooks/webhook-acts.server.ts';
import { WebhooksPart } from '../webhooks/webhooks.tsx';
import type { Route } from './+types/advanced.route.ts';

export const meta = adminMeta('Advanced');

const notices = {
  made: { title: 'Backup made', description: 'It’s checked, and listed first below. Download it.' },
  webhook: { title: 'Saved', description: 'Your webhooks are up to date.' },
  tested: { title: 'Test queued', description: 'You’ll find the response under Deliveries.' },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  return {
    backups: readBackups(app.config),
    webhooks: await listWebhookSummaries(app),
    asksForCode: hasTwoFactor(getLogin(context).account),
    audit: await readAuditLog(app, new URL(request.url).searchParams),
  };
}

export const action = adminAction({
  ...webhookActs,
  /** Downloads have a route of their own. */
  async backup({ app, audit }) {
    try {
      const file = await backUp(app.config, undefined, app.now());
      await audit('backup', path.basename(file));
    } catch (error) {
      return data({ problem: (error as Error).message }, 422);
    }
    return done('/admin/advanced?done=made#backups');
  },
});

/** What most owners never need: backups and export, webhooks, and the audit log. */
export default function AdvancedPage({ loaderData, actionData }: Route.ComponentProps) {
  const refused = refusedOf(actionData, 'add');
  const notMade = actionData && 'problem' in actionData ? actionData.problem : '';
  const problem = notMade || Object.values(refused.errors).join(' ');
  return (
    <AdminPage
      title="Advanced"
      actions={
        <>
          <a href="#webhooks">Webhooks</a>
          <a href="#audit">Audit log</a>
          <PageLink to="/admin/mail">Email log</PageLink>
          <PageLink to="/api-docs">API</PageLink>
        </>
      }
    >
      <Notice
        words={notices}
        problem={
          problem
            ? { title: notMade ? 'No backup was made' : 'Not added', description: problem }
            : undefined
        }
      />
      <section id="backups" className="admin-stack">
        <h2>Backups and export</h2>
        <BackupsPart {...loaderData.backups} />
      </section>
      <section id="webhooks" className="admin-stack">
        <h2>Webhooks</h2>
        <WebhooksPart
          webhooks={loaderData.webhooks}
          asksForCode={loaderData.asksForCode}
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
