import { data } from 'react-router';
import {
  type FileRefusal,
  MAX_READ,
  SUBSCRIBER_COLUMNS,
} from '#app/features/subscriptions/newsletter/import/subscriber-csv.ts';
import {
  type ImportReport,
  importSubscribers,
} from '#app/features/subscriptions/newsletter/import/subscriber-import.server.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';

import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { recordAudit } from '../audit/audit.server.ts';
import { readUpload } from '../pictures/read-upload.server.ts';
import { AdminPage, Card, Facts } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/subscribers.route.ts';
import { MAX_IMPORT_BYTES } from './large-upload.ts';
import { lineRanges } from './line-ranges.ts';
import { subscribersWords as words } from './subscribers.content.ts';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

function refusalText(refusal: FileRefusal): string {
  if (refusal === 'too-many-rows') {
    return interpolate(words.import.tooManyLines, { lines: MAX_READ.toLocaleString('en-CA') });
  }
  return refusal === 'no-columns' ? words.import.noColumns : words.import.noCsv;
}

/** The report is the response itself and isn't stored, because it tells who was refused and why. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const refuse = (error: string) => data({ error, report: undefined }, 422);
  const file = (await readUpload(request)).file('file');
  if (!file) return refuse(words.import.noFile);
  if (file.size > MAX_IMPORT_BYTES) return refuse(words.import.tooLarge);
  const report = await importSubscribers(app, new Uint8Array(await file.arrayBuffer()));
  if (typeof report === 'string') return refuse(refusalText(report));
  const refused = report.refused.reduce((sum, { lines }) => sum + lines.length, 0);
  const facts = { taken: report.taken, refused };
  await recordAudit(app, getRequestInfo(context), 'subscribers-imported', 'newsletter', facts);
  return { error: undefined, report };
}

export default function SubscribersPage({ actionData }: Route.ComponentProps) {
  return (
    <AdminPage
      title={words.title}
      actions={<PageLink to="/admin/newsletter">{words.back}</PageLink>}
    >
      <Notice words={{}} problem={actionData?.error ? words.import.problem : undefined} />
      {actionData?.report && <Report report={actionData.report} />}
      <div className="admin-pair">
        <ImportCard error={actionData?.error} />
        <Card title={words.export.title}>
          <p>{words.export.text}</p>
          <form method="post" action="/admin/newsletter/subscribers/file">
            <Button type="submit" variant="secondary">
              {words.export.submit}
            </Button>
          </form>
        </Card>
      </div>
    </AdminPage>
  );
}

/** A native form: large files are accepted at the page's own address only. */
function ImportCard({ error }: { error: string | undefined }) {
  return (
    <Card title={words.import.title}>
      <p>{words.import.text}</p>
      <Facts facts={SUBSCRIBER_COLUMNS.map((column) => [column, words.import.columns[column]])} />
      <p>{words.import.law}</p>
      <form
        method="post"
        action="/admin/newsletter/subscribers"
        encType="multipart/form-data"
        className="admin-stack"
      >
        <Field
          id="import-file"
          kind="file"
          name="file"
          accept=".csv,text/csv"
          label={words.import.file}
          error={error}
        />
        <div>
          <Button type="submit">{words.import.submit}</Button>
        </div>
      </form>
    </Card>
  );
}

function Report({ report: { taken, refused } }: { report: ImportReport }) {
  const { report } = words;
  const sum = taken === 0 ? report.nobody : taken === 1 ? report.one : report.many;
  return (
    <Card title={report.title}>
      <p className="text-xl font-bold">
        {interpolate(sum, { count: taken.toLocaleString('en-CA') })}
      </p>
      {refused.length === 0 ? (
        <p>{taken === 0 ? report.noLines : report.allTaken}</p>
      ) : (
        <Table
          stacks
          caption={report.refused}
          columns={[
            { header: report.columns.reason },
            { header: report.columns.count, number: true },
            { header: report.columns.lines },
          ]}
          rows={refused.map(({ refusal, lines }) => ({
            id: refusal,
            cells: [
              words.refusals[refusal],
              lines.length.toLocaleString('en-CA'),
              lineRanges(lines),
            ],
          }))}
        />
      )}
    </Card>
  );
}
