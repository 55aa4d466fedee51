import { importFields } from '#app/features/subscriptions/newsletter/import/subscriber-csv.ts';
import type { ImportReport } from '#app/features/subscriptions/newsletter/import/subscriber-import.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Table } from '#app/ui/table.tsx';
import { Card } from '../shell/admin-page.tsx';
import { formFields } from '../shell/form-fields.ts';
import { PostButton } from '../shell/post-form.tsx';
import { lineRefusals, importWords as words } from './import.content.ts';
import type { Errors, ImportStep, ImportView } from './import.server.ts';
import { IMPORT_PATH } from './large-upload.ts';

/** Brings a list from another program, step by step. */
export function ImportPart({ view, errors, report }: ImportStep) {
  return (
    <>
      {report && <Report report={report} />}
      {view ? <ChoiceForm view={view} errors={errors} /> : <FileForm error={errors.file} />}
    </>
  );
}

/** Native forms: large files are accepted at the page's own address only. */
const native = { method: 'post', action: IMPORT_PATH, encType: 'multipart/form-data' } as const;

function FileForm({ error }: { error: string | undefined }) {
  const { choose } = words;
  return (
    <Card title={choose.title} id="import">
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
        <PostButton intent="look" variant="primary">
          {choose.submit}
        </PostButton>
      </form>
    </Card>
  );
}

function ChoiceForm({ view, errors }: { view: ImportView; errors: Errors }) {
  const { columns: labels, consent } = words;
  const { choice } = view;
  const field = formFields({
    form: 'import',
    words: consent,
    values: { date: choice.date, source: choice.source },
    errors,
  });
  const rows = view.count === 1 ? labels.rows.one : labels.rows.many;
  return (
    <form {...native} className="admin-stack" noValidate>
      <input type="hidden" name="carried" value={view.file} />
      <input type="hidden" name="name" value={view.name} />
      <Card title={labels.title} id="import">
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
        <PostButton intent="preview">{labels.look}</PostButton>
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
          {choice.columns.date < 0 && <Field {...field('date')} kind="date" />}
          {choice.columns.source < 0 && <Field {...field('source')} />}
        </div>
        <PostButton intent="import" variant="primary">
          {consent.submit}
        </PostButton>
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

/** Line numbers in ascending order as text: `2–4, 9`. */
function lineRanges(lines: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const line of [...lines].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && line === last.to + 1) last.to = line;
    else ranges.push({ from: line, to: line });
  }
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}
