import { useEffect, useRef, useState } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Table } from '#app/ui/table.tsx';
import { counted, joinWords, measuredText, plainNumber } from '../model/tool-figures.ts';
import { toneOf } from '../model/tool-summary.ts';
import { localToday, type Tool } from '../page/use-tool.ts';
import { BarLine } from '../result/result-head.tsx';
import type { DataQualityInput } from './data-quality.tool.ts';
import {
  columnTypeWords,
  fileProblemWords,
  findingWords,
  fileCheckWords as words,
} from './file-check.content.ts';
import type { CheckedFile, FileAnswer, FileRequest } from './file-check.worker.ts';
import type { Column, FileProblem } from './table.ts';
import type { ColumnType } from './values.ts';

const { copy } = words;

type State =
  | { kind: 'none' | 'working' }
  | { kind: 'problem'; problem: FileProblem | 'broken' }
  | { kind: 'checked'; id: number; name: string; file: CheckedFile };

/**
 * Where a file is chosen, and the report on it. Without scripts it says why it needs them. The worker
 * is loaded when somebody is about to choose a file, so that nothing is fetched while one is read.
 */
export function FileCheck({ tool }: { tool: Tool<DataQualityInput> }) {
  const input = useRef<HTMLInputElement>(null);
  const { state, start, open, ask } = useFileWorker((file) => tool.show(file?.input));
  // What was chosen before the script took over.
  const atStart = useRef(() => void open(input.current?.files?.[0]));
  useEffect(() => atStart.current(), []);
  return (
    <div className="file-check">
      <p className="file-no-script">{words.noScript}</p>
      <p className="measure">{words.promise}</p>
      <section
        className="file-drop"
        aria-label={words.choose}
        onFocus={start}
        onDragOver={(event) => {
          event.preventDefault();
          start();
        }}
        onDrop={(event) => {
          event.preventDefault();
          void open(event.dataTransfer.files[0]);
        }}
      >
        <label className="label" htmlFor="csv-file">
          {words.choose}
        </label>
        <p className="help" id="csv-file-help">
          {words.limits}
        </p>
        <input
          ref={input}
          id="csv-file"
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
          aria-describedby="csv-file-help"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </section>
      <div role="status">
        {state.kind === 'working' && <p>{words.working}</p>}
        {state.kind === 'problem' && (
          <Alert tone="bad" title={words.problem}>
            <p>{state.problem === 'broken' ? words.broken : fileProblemWords[state.problem]}</p>
          </Alert>
        )}
        {state.kind === 'checked' && (
          <p className="font-semibold">
            {interpolate(state.file.sheet === null ? words.checked : words.checkedSheet, {
              name: state.name,
              sheet: state.file.sheet ?? '',
              rows: counted(state.file.input.rows, 'row'),
              seconds: Math.max(0.1, state.file.seconds).toFixed(1),
            })}
          </p>
        )}
      </div>
      {state.kind === 'checked' && (
        <>
          <Findings file={state.file} />
          <ColumnsTable file={state.file} onChange={(columns) => ask({ kind: 'check', columns })} />
          <WorstRows file={state.file} />
          <section className="file-copy" aria-labelledby="copy-title">
            <h3 id="copy-title">{copy.title}</h3>
            <p className="measure">{copy.text}</p>
            <Button variant="secondary" onClick={() => ask({ kind: 'copy', added: copy.added })}>
              {copy.save}
            </Button>
            <p className="form-note">{copy.saveNote}</p>
          </section>
        </>
      )}
    </div>
  );
}

/**
 * Holds the worker that reads and checks files. Choosing a file clears the result of the one
 * before, even if it can't be read.
 */
function useFileWorker(onChecked: (file: CheckedFile | undefined) => void) {
  const [state, setState] = useState<State>({ kind: 'none' });
  const worker = useRef<Worker>(null);
  const current = useRef({ id: 0, name: '' });
  const tell = useRef(onChecked);
  tell.current = onChecked;
  useEffect(() => () => worker.current?.terminate(), []);

  const show = (next: State): void => {
    setState(next);
    tell.current(next.kind === 'checked' ? next.file : undefined);
  };
  function start(): void {
    if (worker.current !== null) return;
    const own = new Worker(new URL('./file-check.worker.ts', import.meta.url), { type: 'module' });
    own.onmessage = ({ data }: MessageEvent<FileAnswer>) => {
      if (data.id !== current.current.id) return;
      if (data.kind === 'copy') save(data.copy);
      else show(data.kind === 'problem' ? data : { ...data, name: current.current.name });
    };
    own.onerror = () => show({ kind: 'problem', problem: 'broken' });
    worker.current = own;
  }
  const ask = (request: FileRequest): void => {
    const { id } = current.current;
    worker.current?.postMessage({ id, today: localToday(), request });
  };
  async function open(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    start();
    const id = current.current.id + 1;
    current.current = { id, name: file.name };
    show({ kind: 'working' });
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (id !== current.current.id) return;
    if (bytes === undefined) show({ kind: 'problem', problem: 'broken' });
    else ask({ kind: 'open', bytes });
  }
  return { state, start, open, ask };
}

const SHOWN_CELLS = 8;

/** What is wrong with the file as a whole, each once, with the columns concerned. */
function Findings({ file: { findings } }: { file: CheckedFile }) {
  return (
    <section aria-labelledby="findings-title">
      <h3 id="findings-title">{words.findingsTitle}</h3>
      {findings.length === 0 && <p className="mt-2">{words.nothingFound}</p>}
      <ul className="file-findings">
        {findings.map(({ kind, count, columns }) => (
          <li key={kind}>
            {interpolate(findingWords[kind], { count: plainNumber(count, 0) })}{' '}
            {columns.length > 0 && (
              <span className="text-muted">
                {interpolate(words.inColumns, { columns: joinWords(columns) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The heat table: each column with its guessed type, which the visitor may correct. */
function ColumnsTable({
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
  const percent = ratio * 100;
  return (
    <span className="file-heat">
      {measuredText(ratio)} <BarLine percent={percent} tone={toneOf(percent, 90, 75)} />
    </span>
  );
}

/** The rows (at most 50) that need the most work, folded, only on screen. */
function WorstRows({ file: { worstRows, columns } }: { file: CheckedFile }) {
  const { line, worst, worstCaption, noneBad, todo, minutes, issues, repeats } = words.rows;
  if (worstRows.length === 0) return <p>{noneBad}</p>;
  const own = columns.slice(0, SHOWN_CELLS).map(({ header }) => header);
  return (
    <details className="disclosure">
      <summary>{worst}</summary>
      <Table
        id="file-worst"
        caption={worstCaption}
        columns={[line, todo, minutes, ...own].map((header) => ({ header }))}
        rows={worstRows.map((row) => {
          const faults = row.issues.map(({ header, issue }) => `${header}: ${issues[issue]}`);
          if (row.repeats !== undefined) faults.unshift(`${repeats} ${row.repeats}`);
          const cells = own.map((_, at) => row.cells[at] ?? '');
          return {
            id: `${row.line}`,
            cells: [row.line, faults.join('; '), plainNumber(row.minutes, 0), ...cells],
          };
        })}
      />
    </details>
  );
}

/** Downloads a list that was made in the browser. */
function save(list: string): void {
  const address = URL.createObjectURL(new Blob([list], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = copy.fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
