import { data } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/field.tsx';
import { Table } from '#app/ui/table.tsx';
import { retentionWords } from '../retention/retention.content.ts';
import { adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { Options, PostButton } from '../shell/post-form.tsx';
import type { Route } from './+types/export.route.ts';
import { makeBackup, nameSecret, readBackups } from './backups.server.ts';
import { BackupsCard } from './backups-card.tsx';
import { exportNotices, exportWords as words } from './export.content.ts';

export const meta = adminMeta(words.title);

export function loader({ context }: Route.LoaderArgs) {
  const { config } = getAppContext(context);
  return {
    backups: readBackups(config),
    secret: nameSecret(config),
    isNightly: config.backupsKept > 0,
  };
}

/** Makes a backup; downloads have a route of their own. */
export const action = adminAction(async ({ app, audit }) => {
  const made = await makeBackup(app.config, app.now());
  if ('problem' in made) return data(made, 422);
  await audit('backup', made.name);
  return done('/admin/export?done=made#backups');
});

/** Native forms, because the browser has to save the response as a file. */
export default function ExportPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Notice
        words={exportNotices}
        problem={actionData && { title: words.backups.failed, description: actionData.problem }}
      />
      <BackupsCard {...loaderData} />
      <div className="admin-pair">
        <Card title={words.all.title}>
          <p>{words.all.text}</p>
          <form method="post" action="/admin/export/file">
            <PostButton intent="zip" variant="primary">
              {words.all.submit}
            </PostButton>
          </form>
        </Card>
        <Card title={words.one.title}>
          <form method="post" action="/admin/export/file" className="admin-stack">
            <Field kind="select" id="export-kind" name="kind" label={words.one.kind}>
              <Options words={words.kinds} />
            </Field>
            <Field kind="select" id="export-format" name="format" label={words.one.format}>
              <Options words={words.formats} />
            </Field>
            <div>
              <PostButton intent="table">{words.one.submit}</PostButton>
            </div>
          </form>
        </Card>
      </div>
      <Disclosure id="retention" summary={retentionWords.title}>
        <p className="text-muted">{retentionWords.text}</p>
        <Table
          stacks
          caption={retentionWords.title}
          captionHidden
          columns={Object.values(retentionWords.columns).map((header) => ({ header }))}
          rows={retentionWords.kinds.map(({ what, kept }) => ({ id: what, cells: [what, kept] }))}
        />
      </Disclosure>
    </AdminPage>
  );
}
