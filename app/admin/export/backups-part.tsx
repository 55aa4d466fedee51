import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/field.tsx';
import { Table } from '#app/ui/table.tsx';
import { retentionWords } from '../retention/retention.content.ts';
import { Card, shortMoment } from '../shell/admin-page.tsx';
import { ButtonForm, HiddenFields, Options, PostButton } from '../shell/post-form.tsx';
import { RowList } from '../shell/row-list.tsx';
import type { StoredBackup } from './backups.server.ts';
import { exportWords as words } from './export.content.ts';

const FILE = '/admin/export/file';

/**
 * The backups in the data folder, exports, and how long things are kept. Forms for files are native,
 * because the browser has to save the response.
 */
export function BackupsPart({
  stored,
  secret,
  isNightly,
}: {
  stored: readonly StoredBackup[];
  secret: string;
  isNightly: boolean;
}) {
  return (
    <>
      <Card>
        <p>{isNightly ? words.nightly : words.notNightly}</p>
        <p>
          <b>The secret isn’t in it.</b> {words.secret} Only {secret} on the server decrypts them:{' '}
          {words.secretKept}
        </p>
        <ButtonForm intent="backup" variant="primary">
          Make a Backup Now
        </ButtonForm>
        {stored.length === 0 && <p className="text-muted">There’s no backup yet.</p>}
        <RowList
          label="Backups"
          rows={stored.map(({ name, at, bytes }) => ({
            id: name,
            main: shortMoment(at),
            facts: [`${(bytes / 1e6).toFixed(1)} MB`],
            end: (
              <form method="post" action={FILE}>
                <HiddenFields fields={{ name }} />
                <PostButton intent="backup" about={shortMoment(at)}>
                  Download
                </PostButton>
              </form>
            ),
          }))}
        />
        {stored[0] && (
          <Disclosure summary="Restore a backup">
            <ol className="admin-stack">
              <li>{words.restore.stop}</li>
              <li>
                {words.restore.run}
                <pre className="whitespace-pre-wrap">{stored[0].restore}</pre>
                {words.restore.other}
              </li>
              <li>{words.restore.start}</li>
            </ol>
          </Disclosure>
        )}
      </Card>
      <div className="admin-pair">
        <Card title="Everything">
          <p>{words.everything}</p>
          <form method="post" action={FILE}>
            <PostButton intent="zip" variant="primary">
              Download ZIP
            </PostButton>
          </form>
        </Card>
        <Card title="One type of data">
          <form method="post" action={FILE} className="admin-stack">
            <Field kind="select" id="export-kind" name="kind" label="Data">
              <Options words={words.kinds} />
            </Field>
            <Field kind="select" id="export-format" name="format" label="Format">
              <Options words={{ csv: 'CSV (for a spreadsheet)', json: 'JSON' }} />
            </Field>
            <div>
              <PostButton intent="table">Download</PostButton>
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
    </>
  );
}
