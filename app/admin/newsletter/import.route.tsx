import { data } from 'react-router';
import {
  findConsentFault,
  type ImportChoice,
  type ImportField,
  importFields,
  type LineRefusal,
  openSubscriberFile,
  readSubscribers,
  type SubscriberFile,
} from '#app/features/subscriptions/newsletter/import/subscriber-csv.ts';
import {
  type ImportReport,
  importSubscribers,
} from '#app/features/subscriptions/newsletter/import/subscriber-import.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { type AdminPost, adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/import.route.ts';
import { fileRefusals, lineRefusals, importWords as words } from './import.content.ts';
import { IMPORT_PATH, MAX_IMPORT_BYTES } from './large-upload.ts';
import { lineRanges } from './line-ranges.ts';

/** So many people are shown before the import. */
const PREVIEWED = 5;

type Errors = Record<string, string>;

/** A file that was looked at, with the choices for it. It travels in the form and is never stored. */
type View = {
  name: string;
  /** As base64. */
  file: string;
  count: number;
  columns: { name: string; sample: string }[];
  choice: ImportChoice;
  isConsented: boolean;
  people: { email: string; name: string; refusal?: LineRefusal }[];
};

type Step = { view?: View; errors: Errors; report?: ImportReport };

export const meta = adminMeta(words.title);

export const action = adminAction({
  async look(post) {
    const upload = post.file('file');
    if (!upload) return step({ errors: { file: words.choose.missing } }, 422);
    if (upload.size > MAX_IMPORT_BYTES) {
      return step({ errors: { file: words.choose.tooLarge } }, 422);
    }
    const bytes = new Uint8Array(await upload.arrayBuffer());
    const file = openSubscriberFile(bytes);
    if (typeof file === 'string') return step({ errors: { file: fileRefusals[file] } }, 422);
    const choice = { columns: file.guess, date: '', source: '' };
    return step({ view: viewOf(post, { file, choice, bytes, name: upload.name }), errors: {} });
  },
  preview: (post) => readAgain(post, ({ view }) => step({ view, errors: {} })),
  import: (post) =>
    readAgain(post, async ({ file, view }) => {
      const { choice } = view;
      const errors = findErrors(view, dateAt(post.app.now(), TORONTO));
      if (Object.keys(errors).length > 0) return step({ view, errors }, 422);
      const report = await importSubscribers(post.app, file, choice);
      const refused = report.refused.reduce((sum, { lines }) => sum + lines.length, 0);
      await post.audit('subscribers-imported', 'newsletter', { taken: report.taken, refused });
      // The report isn't stored, because it tells who was refused and why.
      return step({ errors: {}, report });
    }),
});

function step(body: Step, status = 200) {
  return data(body, status);
}

/** Reads the file that the form carries, with the choices of the form. */
function readAgain<Answer>(
  post: AdminPost,
  act: (read: { file: SubscriberFile; view: View }) => Answer,
) {
  const { values } = post;
  const bytes = new Uint8Array(Buffer.from(post.whole('carried'), 'base64'));
  const file = openSubscriberFile(bytes);
  if (typeof file === 'string') return done(IMPORT_PATH);
  const column = (field: ImportField) => {
    const at = Number(values[`column-${field}`] || '-1');
    return Number.isInteger(at) && at >= 0 && at < file.names.length ? at : -1;
  };
  const columns = Object.fromEntries(importFields.map((field) => [field, column(field)]));
  const choice = {
    columns: columns as ImportChoice['columns'],
    date: values.date ?? '',
    source: (values.source ?? '').trim(),
  };
  return act({ file, view: viewOf(post, { file, choice, bytes, name: values.name ?? '' }) });
}

function viewOf(
  { app, values }: AdminPost,
  read: { file: SubscriberFile; choice: ImportChoice; bytes: Uint8Array; name: string },
): View {
  const { file, choice, bytes, name } = read;
  const { csv, start, names } = file;
  const today = dateAt(app.now(), TORONTO);
  const top = { ...file, csv: { ...csv, rows: csv.rows.slice(0, start + PREVIEWED) } };
  // The form asks for both once; they don't have to be there for the preview.
  const assumed = { ...choice, date: choice.date || today, source: choice.source || name };
  const lines = readSubscribers(top, assumed, today);
  const cellOf = (row: number, at: number) => (csv.rows[row]?.[at] ?? '').trim().slice(0, 40);
  return {
    name: name.slice(0, 100),
    file: Buffer.from(bytes).toString('base64'),
    count: csv.rows.length - start,
    columns: names.map((heading, at) => ({ name: heading, sample: cellOf(start, at) })),
    choice,
    isConsented: values.consent === 'on',
    people: lines.map((line, at) =>
      'refusal' in line
        ? { email: cellOf(start + at, choice.columns.email), name: '', refusal: line.refusal }
        : line,
    ),
  };
}

function findErrors({ choice, isConsented }: View, today: string): Errors {
  const { columns } = choice;
  const { errors: texts, missing } = words.consent;
  const errors: Errors = {};
  if (columns.email < 0) errors['column-email'] = texts.email;
  if (columns.consent < 0 && !isConsented) errors.consent = missing;
  const known = {
    date: columns.date < 0 ? choice.date : today,
    source: columns.source < 0 ? choice.source : words.title,
  };
  const fault = findConsentFault(known, today);
  if (fault) errors[fault === 'future' ? 'date' : fault] = texts[fault];
  return errors;
}

export default function ImportPage({ actionData }: Route.ComponentProps) {
  const { view, errors = {}, report } = (actionData ?? {}) as Partial<Step>;
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <AdminPage
      title={words.title}
      actions={<PageLink to="/admin/newsletter/subscribers">{words.back}</PageLink>}
    >
      <Notice words={{}} problem={hasErrors ? words.problem : undefined} />
      {report && <Report report={report} />}
      {view ? <ChoiceForm view={view} errors={errors} /> : <FileForm error={errors.file} />}
    </AdminPage>
  );
}

/** Native forms: large files are accepted at the page's own address only. */
const native = { method: 'post', action: IMPORT_PATH, encType: 'multipart/form-data' } as const;

function FileForm({ error }: { error: string | undefined }) {
  const { choose } = words;
  return (
    <Card title={choose.title}>
      <p>{choose.text}</p>
      <p>{choose.law}</p>
      <form {...native} className="admin-stack">
        <Field
          id="import-file"
          kind="file"
          name="file"
          accept=".csv,text/csv"
          label={choose.file}
          error={error}
        />
        <div>
          <Button type="submit" name="intent" value="look">
            {choose.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function ChoiceForm({ view, errors }: { view: View; errors: Errors }) {
  const { columns: labels, consent } = words;
  const { choice } = view;
  const rows = view.count === 1 ? labels.rows.one : labels.rows.many;
  return (
    <form {...native} className="admin-stack" noValidate>
      <input type="hidden" name="carried" value={view.file} />
      <input type="hidden" name="name" value={view.name} />
      <Card title={labels.title}>
        <p>{interpolate(rows, { name: view.name, count: view.count.toLocaleString('en-CA') })}</p>
        <div className="form-pair">
          {importFields.map((field) => (
            <Field
              key={field}
              kind="select"
              id={`column-${field}`}
              name={`column-${field}`}
              label={labels.labels[field]}
              defaultValue={String(choice.columns[field])}
              error={errors[`column-${field}`]}
            >
              <option value="-1">{labels.none}</option>
              {view.columns.map(({ name, sample }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have a fixed order
                <option key={at} value={at}>
                  {sample ? interpolate(labels.option, { name, sample }) : name}
                </option>
              ))}
            </Field>
          ))}
        </div>
        <Table
          stacks
          caption={labels.preview}
          columns={Object.values(labels.headings).map((header) => ({ header }))}
          rows={view.people.map(({ email, name, refusal }, at) => ({
            id: String(at),
            cells: [
              email,
              refusal ? interpolate(labels.refused, { reason: lineRefusals[refusal] }) : name,
            ],
          }))}
        />
        <div>
          <Button type="submit" name="intent" value="preview" variant="secondary" small>
            {labels.look}
          </Button>
        </div>
      </Card>
      <Card title={consent.title}>
        {choice.columns.consent < 0 && (
          <Checkbox
            id="import-consent"
            name="consent"
            label={consent.label}
            help={consent.help}
            error={errors.consent}
            defaultChecked={view.isConsented}
          />
        )}
        <div className="form-pair">
          {choice.columns.date < 0 && (
            <Field
              id="import-date"
              kind="date"
              name="date"
              label={consent.date}
              defaultValue={choice.date}
              error={errors.date}
            />
          )}
          {choice.columns.source < 0 && (
            <Field
              id="import-source"
              name="source"
              label={consent.source.label}
              help={consent.source.help}
              defaultValue={choice.source}
              error={errors.source}
            />
          )}
        </div>
        <div>
          <Button type="submit" name="intent" value="import">
            {consent.submit}
          </Button>
        </div>
      </Card>
    </form>
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
            cells: [lineRefusals[refusal], lines.length.toLocaleString('en-CA'), lineRanges(lines)],
          }))}
        />
      )}
    </Card>
  );
}
