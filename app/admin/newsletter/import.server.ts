import { data } from 'react-router';
import {
  findConsentFault,
  type ImportChoice,
  type ImportField,
  importFields,
  openSubscriberFile,
  readSubscribers,
  type SubscriberFile,
} from '#app/features/subscriptions/newsletter/import/subscriber-csv.ts';
import {
  type ImportReport,
  importSubscribers,
} from '#app/features/subscriptions/newsletter/import/subscriber-import.server.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import { requireOwner } from '../session/guard.server.ts';
import { type AdminPost, done } from '../shell/admin-action.server.ts';
import { fileRefusals, importWords as words } from './import.content.ts';
import { IMPORT_PATH, MAX_IMPORT_BYTES } from './large-upload.ts';

/** So many people are shown before the import. */
const PREVIEWED = 5;

export type Errors = Record<string, string>;

/** A file that was looked at, with the choices for it. It travels in the form and is never stored. */
export type ImportView = ReturnType<typeof viewOf>;

export type ImportStep = { view?: ImportView; errors: Errors; report?: ImportReport };

/** What owners do with a file of subscribers: look at it, choose its columns, import it. */
export const importActs = {
  async look(post: AdminPost) {
    requireOwner(post.context);
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
  preview: (post: AdminPost) => readAgain(post, ({ view }) => step({ view, errors: {} })),
  import: (post: AdminPost) =>
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
};

function step(importing: ImportStep, status = 200) {
  return data({ importing }, status);
}

/** Reads the file that the form carries, with the choices of the form. */
function readAgain<Answer>(
  post: AdminPost,
  act: (read: { file: SubscriberFile; view: ImportView }) => Answer,
) {
  requireOwner(post.context);
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
) {
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
    /** As base64. */
    file: Buffer.from(bytes).toString('base64'),
    count: csv.rows.length - start,
    columns: names.map((heading, at) => ({ name: heading, sample: cellOf(start, at) })),
    choice,
    isConsented: values.consent === 'on',
    people: lines.map((line, at) =>
      'refusal' in line
        ? { ...line, email: cellOf(start + at, choice.columns.email), name: '' }
        : { ...line, refusal: undefined },
    ),
  };
}

function findErrors({ choice, isConsented }: ImportView, today: string): Errors {
  const { columns } = choice;
  const { errors: texts, missing } = words.consent;
  const errors: Errors = {};
  if (columns.email < 0) errors['column-email'] = texts.email;
  if (columns.consent < 0 && !isConsented) errors.consent = missing;
  const known = {
    date: columns.date < 0 ? choice.date : today,
    source: columns.source < 0 ? choice.source : words.choose.title,
  };
  const fault = findConsentFault(known, today);
  if (fault) errors[fault === 'future' ? 'date' : fault] = texts[fault];
  return errors;
}
