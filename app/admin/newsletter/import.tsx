import { importFields } from '#app/features/subscriptions/newsletter/import/subscriber-csv.ts';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Table } from '#app/ui/table.tsx';
import { Card } from '../shell/admin-page.tsx';
import { formFields } from '../shell/form-fields.ts';
import { PostButton } from '../shell/post-form.tsx';
import { RowList } from '../shell/row-list.tsx';
import type { readImport } from './import.server.ts';
import { IMPORT_PATH } from './large-upload.ts';
import { lineRefusals } from './lists.content.ts';

const words = {
  text: 'A CSV file with one person per line, 50,000 at most, as Mailchimp, Google Contacts or a spreadsheet saves it. You choose which column is which before anything is stored.',
  law: 'Canada’s anti-spam law (CASL) asks you to prove that each person said yes, so keep the original records too. Importing emails nobody, and importing a file again adds nobody twice.',
  preview: 'The first people as they would be stored',
  columns: {
    email: 'Email',
    name: 'Name, or first name',
    lastName: 'Last name',
    consent: 'Consent (only lines that say “express” are taken)',
    date: 'Date of consent',
    source: 'Where the consent comes from',
  },
  fields: {
    date: 'The day by which they had said yes, unless a column has it',
    source: {
      label: 'Where and how, unless a column has it',
      help: 'Like “Sign-up form of our old site”.',
    },
  },
} as const;

type Step = Awaited<ReturnType<typeof readImport>>['data']['importing'];
type View = Extract<Step, { view: object }>['view'];
type Report = Extract<Step, { report: object }>['report'];

/** Brings a list from another program: a file, the choice of its columns, and what came of it. */
export function ImportPart({ importing }: { importing: Step | undefined }) {
  const errors: Record<string, string> = importing?.errors ?? {};
  const view = importing && 'view' in importing ? importing.view : undefined;
  return (
    <Card title="Import a file" id="import">
      {importing && 'report' in importing && <ReportTable report={importing.report} />}
      {/* A native form: large files are accepted at the page's own address only. */}
      <form
        method="post"
        action={`${IMPORT_PATH}#import`}
        encType="multipart/form-data"
        className="admin-stack"
        noValidate
      >
        {view ? (
          <ChoiceFields view={view} errors={errors} />
        ) : (
          <>
            <p>{words.text}</p>
            <p>{words.law}</p>
            <Field
              id="import-file"
              kind="file"
              name="file"
              accept=".csv,text/csv"
              label="CSV file"
              error={errors.file}
            />
            <PostButton intent="look" variant="primary">
              Look at the File
            </PostButton>
          </>
        )}
      </form>
    </Card>
  );
}

function ChoiceFields({ view, errors }: { view: View; errors: Record<string, string> }) {
  const { carried, count, columns, names, people, date, source } = view;
  const field = formFields({
    form: 'import',
    words: words.fields,
    values: { date, source },
    errors,
  });
  return (
    <>
      <input type="hidden" name="carried" value={carried} />
      <p>{`Lines in the file: ${count.toLocaleString('en-CA')}`}</p>
      <div className="form-pair">
        {importFields.map((field) => (
          <Field
            key={field}
            kind="select"
            id={`column-${field}`}
            name={`column-${field}`}
            label={words.columns[field]}
            defaultValue={columns[field]}
            error={errors[`column-${field}`]}
          >
            <option value="-1">None</option>
            {names.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have a fixed order
              <option key={at} value={at}>
                {name}
              </option>
            ))}
          </Field>
        ))}
      </div>
      <p className="font-bold">{words.preview}</p>
      <RowList
        label={words.preview}
        rows={people.map((person) => ({
          id: String(person.line),
          main: 'refusal' in person ? `Line ${person.line}` : person.email,
          detail: 'refusal' in person ? lineRefusals[person.refusal] : person.name,
        }))}
      />
      <PostButton intent="look">Update the Preview</PostButton>
      <Checkbox
        id="import-consent"
        name="consent"
        label="Everybody I import said yes to emails from us"
        help="Business cards, customers and followers who never said so don’t count."
        error={errors.consent}
        defaultChecked={view.isConsented}
      />
      <div className="form-pair">
        <Field {...field('date')} kind="date" />
        <Field {...field('source')} />
      </div>
      <PostButton intent="import" variant="primary">
        Import
      </PostButton>
    </>
  );
}

function ReportTable({ report: { taken, refused } }: { report: Report }) {
  return (
    <>
      <p className="text-xl font-bold">{`People added: ${taken.toLocaleString('en-CA')}`}</p>
      {refused.length > 0 && (
        <Table
          stacks
          caption="Lines that weren’t imported"
          columns={[{ header: 'Reason' }, { header: 'Line numbers' }]}
          rows={refused.map(({ refusal, lines }) => ({
            id: refusal,
            cells: [lineRefusals[refusal], lineRanges(lines)],
          }))}
        />
      )}
    </>
  );
}

/** Ascending line numbers as text: `2–4, 9`. */
function lineRanges(lines: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last?.to === line - 1) last.to = line;
    else ranges.push({ from: line, to: line });
  }
  return ranges.map(({ from, to }) => (from === to ? from : `${from}–${to}`)).join(', ');
}
