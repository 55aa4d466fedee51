import { useEffect, useRef, useState } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/field.tsx';
import { Table } from '#app/ui/table.tsx';
import { counted, measuredText } from '../model/tool-figures.ts';
import { toneOf } from '../model/tool-summary.ts';
import { localToday, type Tool } from '../page/use-tool.ts';
import { BarLine } from '../result/result-head.tsx';
import type { Check } from './check-table.ts';
import type { DataQualityInput } from './data-quality.tool.ts';
import { type ColumnType, columnTypeWords, fileProblemWords } from './file-check.content.ts';
import type { FileAnswer, FileRequest } from './file-check.worker.ts';
import type { Column } from './table.ts';

const words = {
  noScript:
    'The file check needs JavaScript, because your browser does the checking. The twelve questions work without it.',
  promise:
    'The file is read by your browser and never uploaded. You can turn off your internet connection and try it: it still works.',
  copy: 'The copy is a CSV file, made in your browser. It changes no values and leaves nothing out: it only removes spaces around cells and uses one encoding, one separator and one kind of line ending. A column at the end says what to check in each row, and which earlier line it may repeat.',
} as const;

/**
 * Where a file is chosen, and the report on it. Without scripts it says why it needs them. The worker
 * is loaded when somebody is about to choose a file, so that nothing is fetched while one is read.
 */
export function FileCheck({ tool }: { tool: Tool<DataQualityInput> }) {
  const [state, setState] = useState<FileAnswer | 'working'>();
  const worker = useRef<Worker>(null);
  const showResult = useRef(tool.show);
  showResult.current = tool.show;
  const check = typeof state === 'object' ? state : undefined;

  /** Choosing a file clears the result of the one before, even if it can’t be read. */
  function show(next: FileAnswer | 'working'): void {
    setState(next);
    showResult.current(typeof next === 'object' ? next.input : undefined);
  }
  function start(): Worker {
    if (worker.current) return worker.current;
    const own = new Worker(new URL('./file-check.worker.ts', import.meta.url), { type: 'module' });
    own.onmessage = ({ data }: MessageEvent<FileAnswer>) => show(data);
    own.onerror = () => show('broken');
    worker.current = own;
    return own;
  }
  const ask = (request: Omit<FileRequest, 'today'>) =>
    start().postMessage({ ...request, today: localToday() });
  function open(input: HTMLInputElement | null): void {
    const [file] = input?.files ?? [];
    if (file === undefined) return;
    show('working');
    ask({ file });
  }
  // What was chosen before the script took over.
  const atStart = useRef(() => open(document.querySelector('#csv-file')));
  useEffect(() => {
    atStart.current();
    return () => worker.current?.terminate();
  }, []);

  return (
    <div className="file-check">
      <p className="file-no-script">{words.noScript}</p>
      <p className="measure">{words.promise}</p>
      <Field
        kind="file"
        id="csv-file"
        name="csv-file"
        className="file-drop"
        label="Choose a customer list"
        help="CSV or .xlsx (the first sheet with rows), up to 20 MB."
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
        onFocus={start}
        onChange={(event) => open(event.currentTarget)}
      />
      <div role="status">
        {state === 'working' && <p>Reading the file in your browser...</p>}
        {typeof state === 'string' && state !== 'working' && (
          <Alert tone="bad" title="We couldn’t check this file">
            <p>{fileProblemWords[state]}</p>
          </Alert>
        )}
        {check && (
          <p className="font-semibold">
            {counted(check.input.rows, 'row')} checked. The result is above.
          </p>
        )}
      </div>
      {check && (
        <>
          <ColumnsTable columns={check.columns} onChange={(columns) => ask({ columns })} />
          {check.worstRows.length > 0 && (
            <Disclosure summary="The rows with the most to fix, up to 50, on this screen only">
              <ul className="list-disc pl-5">
                {check.worstRows.map(({ line, faults }) => (
                  <li key={line}>{`Line ${line}: ${faults.join('; ')}`}</li>
                ))}
              </ul>
            </Disclosure>
          )}
          <section className="file-copy" aria-labelledby="copy-title">
            <h3 id="copy-title">A cleaned copy</h3>
            <p className="measure">{words.copy}</p>
            <Button variant="secondary" onClick={() => save(check.copy)}>
              Save the copy
            </Button>
          </section>
        </>
      )}
    </div>
  );
}

/** The heat table: each column with its guessed type, which the visitor may correct. */
function ColumnsTable({
  columns,
  onChange,
}: {
  columns: Check['columns'];
  onChange: (columns: readonly Column[]) => void;
}) {
  const headers = ['Column', 'What it holds', 'Must be filled', 'Filled', 'Valid', 'Consistent'];
  return (
    <Table
      id="file-columns"
      caption="Your columns. Correct anything we guessed wrong, and the score updates."
      stacks
      columns={headers.map((header) => ({ header }))}
      rows={columns.map((column, at) => {
        const change = (changed: Partial<Column>) =>
          onChange(columns.with(at, { ...column, ...changed }));
        return {
          id: `${at}-${column.header}`,
          cells: [
            column.header,
            <select
              key="type"
              className="input file-type"
              aria-label={`What it holds: ${column.header}`}
              value={column.type}
              onChange={(event) => change({ type: event.currentTarget.value as ColumnType })}
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
              aria-label={`Must be filled: ${column.header}`}
              checked={column.required}
              onChange={(event) => change({ required: event.currentTarget.checked })}
            />,
            heat(column.filled),
            heat(column.valid),
            heat(column.consistent),
          ],
        };
      })}
    />
  );
}

function heat(ratio: number | null) {
  if (ratio === null) return '–';
  const percent = ratio * 100;
  return (
    <span className="file-heat">
      {measuredText(ratio)} <BarLine percent={percent} tone={toneOf(percent, 90, 75)} />
    </span>
  );
}

/** Downloads a list that was made in the browser. */
function save(list: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([list], { type: 'text/csv' }));
  link.download = 'cleaned-list.csv';
  link.click();
}
