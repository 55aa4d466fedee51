import { useEffect, useRef, useState } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Table } from '#app/ui/table.tsx';
import { counted, measuredText } from '../model/tool-figures.ts';
import { toneOf } from '../model/tool-summary.ts';
import { localToday, type Tool } from '../page/use-tool.ts';
import { BarLine } from '../result/result-head.tsx';
import type { DataQualityInput } from './data-quality.tool.ts';
import {
  type ColumnType,
  columnTypeWords,
  fileProblemWords,
  fileCheckWords as words,
} from './file-check.content.ts';
import type { CheckedFile, FileAnswer, FileRequest } from './file-check.worker.ts';
import type { Column } from './table.ts';

const { copy } = words;

/**
 * Where a file is chosen, and the report on it. Without scripts it says why it needs them. The worker
 * is loaded when somebody is about to choose a file, so that nothing is fetched while one is read.
 */
export function FileCheck({ tool }: { tool: Tool<DataQualityInput> }) {
  const input = useRef<HTMLInputElement>(null);
  const { state, start, ask } = useFileWorker((file) => tool.show(file?.input));
  const open = (chosen: File | undefined) => chosen && ask({ file: chosen });
  const file = typeof state === 'object' ? state : undefined;
  const problem = typeof state === 'object' || state === 'working' ? undefined : state;
  // What was chosen before the script took over.
  const atStart = useRef(() => open(input.current?.files?.[0]));
  useEffect(() => void atStart.current(), []);
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
          open(event.dataTransfer.files[0]);
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
          onChange={(event) => open(event.currentTarget.files?.[0])}
        />
      </section>
      <div role="status">
        {state === 'working' && <p>{words.working}</p>}
        {problem && (
          <Alert tone="bad" title={words.problem}>
            <p>{fileProblemWords[problem]}</p>
          </Alert>
        )}
        {file && (
          <p className="font-semibold">
            {interpolate(words.checked, {
              name: file.sheet ? `${file.name} (${file.sheet})` : file.name,
              rows: counted(file.input.rows, 'row'),
              seconds: Math.max(0.1, file.seconds).toFixed(1),
            })}
          </p>
        )}
      </div>
      {file && (
        <>
          <ColumnsTable file={file} onChange={(columns) => ask({ columns })} />
          <WorstRows file={file} />
          <section className="file-copy" aria-labelledby="copy-title">
            <h3 id="copy-title">{copy.title}</h3>
            <p className="measure">{copy.text}</p>
            <Button variant="secondary" onClick={() => save(file.copy)}>
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
  const [state, setState] = useState<FileAnswer | 'working'>();
  const worker = useRef<Worker>(null);
  const tell = useRef(onChecked);
  tell.current = onChecked;
  useEffect(() => () => worker.current?.terminate(), []);

  const show = (next: FileAnswer | 'working'): void => {
    setState(next);
    tell.current(typeof next === 'object' ? next : undefined);
  };
  function start(): Worker {
    if (worker.current) return worker.current;
    const own = new Worker(new URL('./file-check.worker.ts', import.meta.url), { type: 'module' });
    own.onmessage = ({ data }: MessageEvent<FileAnswer>) => show(data);
    own.onerror = () => show('broken');
    worker.current = own;
    return own;
  }
  function ask(request: Omit<FileRequest, 'today'>): void {
    if (request.file) show('working');
    start().postMessage({ ...request, today: localToday() });
  }
  return { state, start, ask };
}

/** The heat table: each column with its guessed type, which the visitor may correct. */
function ColumnsTable({
  file: { columns },
  onChange,
}: {
  file: CheckedFile;
  onChange: (columns: readonly Column[]) => void;
}) {
  const { caption, headers, type, required } = words.columns;
  const change = (at: number, changed: Partial<Column>) =>
    onChange(columns.map((column, index) => (index === at ? { ...column, ...changed } : column)));
  return (
    <Table
      id="file-columns"
      caption={caption}
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
          ...(['filled', 'valid', 'consistent'] as const).map((measure) => (
            <Heat key={measure} ratio={column[measure]} />
          )),
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

/** What to fix in the rows that need it most, folded, only on screen. */
function WorstRows({ file: { worstRows } }: { file: CheckedFile }) {
  const { line, worst, noneBad } = words.rows;
  if (worstRows.length === 0) return <p>{noneBad}</p>;
  return (
    <details className="disclosure">
      <summary>{worst}</summary>
      <ul className="file-findings">
        {worstRows.map((row) => (
          <li key={row.line}>{interpolate(line, { line: row.line, todo: row.todo.join('; ') })}</li>
        ))}
      </ul>
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
