import { type ReactNode, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Table } from '#app/ui/table.tsx';
import { counted, measuredText, plainNumber, shownScore } from '../model/tool-figures.ts';
import { toneOf } from '../model/tool-summary.ts';
import { BarLine } from '../result/score-bars.tsx';
import type { CopyOptions } from './cleaned-copy.ts';
import { columnTypeWords, suggestionWords, fileCheckWords as words } from './file-check.content.ts';
import type { CheckedFile } from './file-check.worker.ts';
import { EVIDENCE } from './file-input.ts';
import type { Column } from './table.ts';
import type { ColumnType } from './values.ts';

/** The heat table: each column with its guessed type, which the visitor may correct. */
export function ColumnsTable({
  file: { columns },
  onChange,
}: {
  file: CheckedFile;
  onChange: (columns: readonly Column[]) => void;
}) {
  const { caption, spellings, headers, type, required } = words.columns;
  const change = (at: number, changed: Partial<Column>) =>
    onChange(columns.map((column, index) => (index === at ? { ...column, ...changed } : column)));
  const hasSpellings = columns.some(
    (column) => column.type === 'label' && (column.consistent ?? 1) < 1,
  );
  return (
    <Table
      id="file-columns"
      caption={hasSpellings ? `${caption} ${spellings}` : caption}
      stacks
      columns={headers.map((header) => ({ header }))}
      rows={columns.map((column, at) => ({
        id: `${at}-${column.header}`,
        cells: [
          column.header,
          <select
            key="type"
            className="input file-type"
            aria-label={`${type}: ${column.header}`}
            value={column.type}
            onChange={(event) => change(at, { type: event.currentTarget.value as ColumnType })}
          >
            {Object.entries(columnTypeWords).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>,
          <input
            key="required"
            type="checkbox"
            className="file-required"
            aria-label={`${required}: ${column.header}`}
            checked={column.required}
            onChange={(event) => change(at, { required: event.currentTarget.checked })}
          />,
          <Heat key="filled" ratio={column.filled} />,
          <Heat key="valid" ratio={column.valid} />,
          <Heat key="consistent" ratio={column.consistent} />,
        ],
      }))}
    />
  );
}

function Heat({ ratio }: { ratio: number | null }) {
  if (ratio === null) return '–';
  const percent = shownScore(ratio * 100);
  return (
    <span className="file-heat">
      {measuredText(ratio)} <BarLine percent={percent} tone={toneOf(percent, 90, 75)} />
    </span>
  );
}

const SHOWN_COLUMNS = 8;

/** Rows of the file, folded, each with what is said about it. */
function FoldedRows({
  id,
  file,
  title,
  caption,
  headers,
  rows,
}: {
  id: string;
  file: CheckedFile;
  title: string;
  caption: string;
  headers: readonly string[];
  rows: readonly { line: number; about: readonly ReactNode[]; cells: readonly string[] }[];
}) {
  const own = file.columns.slice(0, SHOWN_COLUMNS).map(({ header }) => header);
  return (
    <details className="disclosure">
      <summary>{title}</summary>
      <Table
        id={id}
        caption={caption}
        columns={[words.rows.line, ...headers, ...own].map((header) => ({ header }))}
        rows={rows.map(({ line, about, cells }) => ({
          id: `${line}`,
          cells: [line, ...about, ...own.map((_, index) => cells[index] ?? '')],
        }))}
      />
    </details>
  );
}

/** Twenty random rows that the visitor marks as right or wrong, which no program can judge. */
export function RowSample({
  file,
  marks,
  onMark,
}: {
  file: CheckedFile;
  marks: Record<number, boolean>;
  onMark: (marks: Record<number, boolean>) => void;
}) {
  const { sampleTooShort, sampleLabel, sampleCaption, right, line, yes, no } = words.rows;
  if (file.sample.length < EVIDENCE.markedRows) return <p>{sampleTooShort}</p>;
  const mark = (at: number, row: number) => (
    <fieldset key="mark" className="file-mark">
      <legend className="sr-only">
        {line} {row}
      </legend>
      {[true, false].map((isRight) => (
        <label key={`${isRight}`}>
          <input
            type="radio"
            name={`mark-${at}`}
            checked={marks[at] === isRight}
            onChange={() => onMark({ ...marks, [at]: isRight })}
          />{' '}
          {isRight ? yes : no}
        </label>
      ))}
    </fieldset>
  );
  return (
    <FoldedRows
      id="file-sample"
      file={file}
      title={sampleLabel}
      caption={sampleCaption}
      headers={[right]}
      rows={file.sample.map((row, at) => ({ ...row, about: [mark(at, row.line)] }))}
    />
  );
}

/** The rows (at most 50) that need the most work, only on screen. */
export function WorstRows({ file }: { file: CheckedFile }) {
  const { worst, worstCaption, noneBad, todo, minutes, issues, repeats } = words.rows;
  if (file.worstRows.length === 0) return <p>{noneBad}</p>;
  return (
    <FoldedRows
      id="file-worst"
      file={file}
      title={worst}
      caption={worstCaption}
      headers={[todo, minutes]}
      rows={file.worstRows.map((row) => {
        const faults = row.issues.map(({ header, issue }) => `${header}: ${issues[issue]}`);
        const repeated = row.repeats === undefined ? [] : [`${repeats} ${row.repeats}`];
        const all = [...repeated, ...faults].join('; ');
        return { ...row, about: [all, plainNumber(row.minutes, 0)] };
      })}
    />
  );
}

/** The cleaned copy: what it would change, each to be ticked. */
export function CopyForm({
  file,
  onSave,
}: {
  file: CheckedFile;
  onSave: (options: CopyOptions) => void;
}) {
  const { copy } = words;
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const choices = [
    ...file.suggestions.map(({ id, kind, header, count, examples }) => ({
      id,
      label: `${suggestionWords[kind]} (${header}, ${counted(count, 'cell')})`,
      help: examples.map(({ before, after }) => `${before} → ${after || copy.emptied}`).join(' · '),
    })),
    ...(file.input.duplicates > 0 ? [{ id: 'duplicates', label: copy.markDuplicates }] : []),
    ...(file.worstRows.length > 0 ? [{ id: 'to-check', label: copy.markToCheck }] : []),
  ];
  return (
    <section className="file-copy" aria-labelledby="copy-title">
      <h3 id="copy-title">{copy.title}</h3>
      <p className="measure">{copy.text}</p>
      <div className="file-suggestions">
        {file.suggestions.length === 0 && <p>{copy.none}</p>}
        {choices.map(({ id, ...choice }) => (
          <Checkbox
            key={id}
            id={`copy-${id.replace(':', '-')}`}
            name={`copy-${id}`}
            {...choice}
            checked={ticked.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              setTicked(checked ? [...ticked, id] : ticked.filter((one) => one !== id))
            }
          />
        ))}
      </div>
      <div>
        <Button
          variant="secondary"
          onClick={() =>
            onSave({
              accepted: ticked,
              duplicates: ticked.includes('duplicates'),
              toCheck: ticked.includes('to-check'),
            })
          }
        >
          {copy.save}
        </Button>
        <p className="form-note mt-3">{copy.saveNote}</p>
      </div>
    </section>
  );
}
