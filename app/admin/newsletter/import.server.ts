import { data } from 'react-router';
import {
  findConsentFault,
  type ImportChoice,
  importFields,
  openSubscriberFile,
  readSubscribers,
} from '#app/features/subscriptions/newsletter/import/subscriber-csv.ts';
import { importSubscribers } from '#app/features/subscriptions/newsletter/import/subscriber-import.server.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import { requireOwner } from '../session/guard.server.ts';
import type { AdminPost } from '../shell/admin-action.server.ts';
import { MAX_IMPORT_BYTES } from './large-upload.ts';
import { lineRefusals } from './lists.content.ts';

/** So many people are shown before the import. */
const PREVIEWED = 5;

const fileRefusals: Readonly<Record<string, string>> = {
  'no-file': 'Choose a file with people in it.',
  'too-large': 'This file is larger than 5 MB. Split it into several files.',
  'too-many-rows': 'This file has more than 100,000 lines. Split it into several files.',
  'no-addresses': 'There’s no column with email addresses in this file.',
};
const NOT_CSV = 'This is no CSV file. Save the list as “CSV UTF-8” and choose that file.';

/**
 * Looks at a file of subscribers, or imports it. The file travels in the form with the choices for
 * it, and is never stored; nor is the report, because it tells who was refused and why.
 */
export async function readImport(post: AdminPost) {
  requireOwner(post.context);
  const { app, values } = post;
  const upload = post.file('file');
  const bytes = upload
    ? Buffer.from(await upload.arrayBuffer())
    : Buffer.from(post.whole('carried'), 'base64');
  const file =
    bytes.length === 0
      ? 'no-file'
      : bytes.length > MAX_IMPORT_BYTES
        ? 'too-large'
        : openSubscriberFile(bytes);
  if (typeof file === 'string') {
    return data({ importing: { errors: { file: fileRefusals[file] ?? NOT_CSV } } }, 422);
  }
  const { csv, start, names, guess } = file;
  const columns = Object.fromEntries(
    importFields.map((field) => [field, Number(values[`column-${field}`] ?? guess[field])]),
  ) as ImportChoice['columns'];
  const choice = { columns, date: values.date ?? '', source: values.source?.trim() ?? '' };
  const today = dateAt(app.now(), TORONTO);
  const errors: Record<string, string> = {};
  if (values.intent === 'import') {
    if (columns.email < 0) errors['column-email'] = 'Choose the column with the email addresses.';
    if (values.consent !== 'on') errors.consent = 'Only people who said yes can be imported.';
    const date = columns.date < 0 ? choice.date : today;
    const source = columns.source < 0 ? choice.source : 'Its column';
    const fault = findConsentFault({ date, source }, today);
    if (fault) errors[fault === 'future' ? 'date' : fault] = `${lineRefusals[fault]}.`;
    if (Object.keys(errors).length === 0) {
      const report = await importSubscribers(app, file, choice);
      await post.audit('subscribers-imported', 'newsletter', { taken: report.taken });
      return data({ importing: { report, errors } });
    }
  }
  const top = { ...file, csv: { ...csv, rows: csv.rows.slice(0, start + PREVIEWED) } };
  // The form asks for both once; they don't have to be there for the preview.
  const assumed = { columns, date: choice.date || today, source: choice.source || 'Not said yet' };
  const view = {
    ...choice,
    isConsented: values.consent === 'on',
    carried: bytes.toString('base64'),
    count: csv.rows.length - start,
    /** The columns with what stands in the first line. */
    names: names.map(
      (name, at) => `${name} (${(csv.rows[start]?.[at] ?? '').trim().slice(0, 40)})`,
    ),
    people: readSubscribers(top, assumed, today),
  };
  return data({ importing: { view, errors } }, Object.keys(errors).length > 0 ? 422 : 200);
}
