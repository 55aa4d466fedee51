import { interpolate } from '#app/platform/format/interpolate.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Card, shortMoment } from '../shell/admin-page.tsx';
import { ButtonForm, HiddenFields, PostButton } from '../shell/post-form.tsx';
import { RowList } from '../shell/row-list.tsx';
import type { StoredBackup } from './backups.server.ts';
import { exportWords } from './export.content.ts';

const { backups: words } = exportWords;

/** The backups in the data folder: make one, download one, and how to restore one. */
export function BackupsCard({
  backups,
  secret,
  isNightly,
}: {
  backups: readonly StoredBackup[];
  secret: string;
  isNightly: boolean;
}) {
  return (
    <Card title={words.title} id="backups">
      <p>{isNightly ? words.text : words.textNotNightly}</p>
      <p>
        <b>{words.secret}</b> {interpolate(words.secretText, { secret })}
      </p>
      <ButtonForm intent="backup" variant="primary">
        {words.make}
      </ButtonForm>
      {backups.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <RowList
          label={words.title}
          rows={backups.map(({ name, at, bytes }) => ({
            id: name,
            main: shortMoment(at),
            facts: [interpolate(words.size, { size: (bytes / 1e6).toFixed(1) })],
            end: (
              // Posted by the browser, which saves the answer as a file.
              <form method="post" action="/admin/export/file">
                <HiddenFields fields={{ name }} />
                <PostButton intent="backup" about={shortMoment(at)}>
                  {words.download}
                </PostButton>
              </form>
            ),
          }))}
        />
      )}
      {backups[0] && (
        <Disclosure summary={words.restore.title}>
          <ol className="admin-stack">
            <li>{words.restore.stop}</li>
            <li>
              {words.restore.run}
              <pre className="whitespace-pre-wrap">{backups[0].restore}</pre>
              {words.restore.other}
            </li>
            <li>{words.restore.start}</li>
          </ol>
        </Disclosure>
      )}
    </Card>
  );
}
