import { Disclosure } from '#app/ui/disclosure.tsx';
import { Card, shortMoment } from '../shell/admin-page.tsx';
import { ButtonForm, HiddenFields, PostButton } from '../shell/post-form.tsx';
import { RowList } from '../shell/row-list.tsx';
import type { readBackups } from './backups.server.ts';

const FILE = '/admin/export/file';

const words = {
  backup: 'A backup brings the whole site back.',
  nightly:
    'The site makes one every night at 3 a.m. in Toronto, checks it, and keeps the newest ones on the server. Download one now and then: it’s of no use on a disk that fails.',
  notNightly:
    'Nightly backups are turned off on this server. Make one before you change anything large, and download it.',
  secret:
    'Passwords of email, calendars, webhooks and two-factor authentication are encrypted in a backup.',
  keepSecret:
    'keep a copy of it, somewhere else than the backup. Without it you’d have to enter them again.',
  stop: 'A site can’t replace its own database while it runs. Stop it on the server.',
  run: 'In the folder of the site, run this for the newest backup:',
  other:
    'For another one, or one that you downloaded, name that file instead. The database that it replaces is kept beside it.',
  start:
    'Start the site. Today then asks what to do with emails that were waiting when the backup was made.',
  everything:
    'One ZIP file with each type of data as CSV and JSON, and your pictures. It doesn’t include passwords, keys or secret links.',
};

/**
 * The backups in the data folder, and the export. Forms for files are native, because the browser
 * has to save the response.
 */
export function BackupsPart({
  stored,
  restore,
  secret,
  isNightly,
}: ReturnType<typeof readBackups>) {
  return (
    <>
      <Card>
        <p>
          {words.backup} {isNightly ? words.nightly : words.notNightly}
        </p>
        <p>
          <b>The secret isn’t in it.</b> {words.secret} Only {secret} on the server decrypts them:{' '}
          {words.keepSecret}
        </p>
        <ButtonForm intent="backup" variant="primary">
          Make a Backup Now
        </ButtonForm>
        {stored.length === 0 && <p className="text-muted">There’s no backup yet.</p>}
        <RowList
          label="Backups"
          rows={stored.map(({ name, at, megabytes }) => ({
            id: name,
            main: shortMoment(at),
            facts: [`${megabytes} MB`],
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
        <Disclosure summary="Restore a backup">
          <ol className="admin-stack">
            <li>{words.stop}</li>
            <li>
              {words.run}
              <pre className="whitespace-pre-wrap">{restore}</pre>
              {words.other}
            </li>
            <li>{words.start}</li>
          </ol>
        </Disclosure>
      </Card>
      <Card title="Everything">
        <p>{words.everything}</p>
        <form method="post" action={FILE}>
          <PostButton intent="zip" variant="primary">
            Download ZIP
          </PostButton>
        </form>
      </Card>
    </>
  );
}
