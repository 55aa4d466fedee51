import { useCallback, useEffect, useRef, useState } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Alert } from '#app/ui/alert.tsx';
import { counted, joinWords, plainNumber } from '../model/tool-figures.ts';
import { localToday, type Tool } from '../page/use-tool.ts';
import type { DataQualityInput } from './data-quality.tool.ts';
import { fileProblemWords, findingWords, fileCheckWords as words } from './file-check.content.ts';
import type { CheckedFile, FileAnswer, FileRequest } from './file-check.worker.ts';
import { ColumnsTable, CopyForm, RowSample, WorstRows } from './file-report.tsx';
import type { FileProblem } from './table.ts';

type State =
  | { kind: 'none' | 'working' }
  | { kind: 'problem'; problem: FileProblem | 'broken' }
  | { kind: 'checked'; id: number; name: string; file: CheckedFile };

/** The check of the file that was chosen, and the report on it. */
export function FileCheck({
  tool,
  files,
}: {
  tool: Tool<DataQualityInput>;
  /** What was chosen last. */
  files: FileList | null;
}) {
  const [marks, setMarks] = useState<Record<number, boolean>>({});
  const show = (file: CheckedFile | undefined, given: Record<number, boolean>) => {
    const checked = Object.keys(given).length;
    const right = Object.values(given).filter(Boolean).length;
    tool.show(file && { ...file.input, sample: checked === 0 ? null : { right, checked } });
  };
  const { state, open, ask } = useFileWorker((file) => show(file, marks));
  const choose = useRef<(file: File) => void>(undefined);
  choose.current = (file) => {
    setMarks({});
    void open(file);
  };
  useEffect(() => {
    const [file] = files ?? [];
    if (file) choose.current?.(file);
  }, [files]);
  return (
    <>
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
          <RowSample
            file={state.file}
            marks={marks}
            onMark={(next) => {
              setMarks(next);
              show(state.file, next);
            }}
          />
          <WorstRows file={state.file} />
          <CopyForm
            key={state.id}
            file={state.file}
            onSave={(options) => ask({ kind: 'copy', options, added: words.copy.added })}
          />
        </>
      )}
    </>
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
  const show = useCallback((next: State): void => {
    setState(next);
    tell.current(next.kind === 'checked' ? next.file : undefined);
  }, []);

  useEffect(() => {
    const own = new Worker(new URL('./file-check.worker.ts', import.meta.url), { type: 'module' });
    own.onmessage = ({ data }: MessageEvent<FileAnswer>) => {
      if (data.id !== current.current.id) return;
      if (data.kind === 'copy') save(data.copy);
      else show(data.kind === 'problem' ? data : { ...data, name: current.current.name });
    };
    own.onerror = () => show({ kind: 'problem', problem: 'broken' });
    worker.current = own;
    return () => own.terminate();
  }, [show]);

  const ask = (request: FileRequest): void => {
    const { id } = current.current;
    worker.current?.postMessage({ id, today: localToday(), request });
  };
  return {
    state,
    ask,
    async open(file: File): Promise<void> {
      const id = current.current.id + 1;
      current.current = { id, name: file.name };
      show({ kind: 'working' });
      const bytes = await file.arrayBuffer().catch(() => undefined);
      if (id !== current.current.id) return;
      if (bytes === undefined) show({ kind: 'problem', problem: 'broken' });
      else ask({ kind: 'open', bytes });
    },
  };
}

const SHOWN_COLUMNS = 5;

/** What is wrong with the file as a whole, each once, with the columns concerned. */
function Findings({ file: { findings } }: { file: CheckedFile }) {
  return (
    <section aria-labelledby="findings-title">
      <h3 id="findings-title">{words.findingsTitle}</h3>
      {findings.length === 0 && <p className="mt-2">{words.nothingFound}</p>}
      <ul className="file-findings">
        {findings.map(({ kind, count, columns }) => {
          const more = columns.length - SHOWN_COLUMNS;
          const named = columns.slice(0, SHOWN_COLUMNS);
          const shown =
            more > 0 ? [...named, interpolate(words.more, { count: `${more}` })] : named;
          return (
            <li key={kind}>
              {interpolate(findingWords[kind], { count: plainNumber(count, 0) })}{' '}
              {columns.length > 0 && (
                <span className="text-muted">
                  {interpolate(words.inColumns, { columns: joinWords(shown) })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Downloads a list that was made in the browser. */
function save(copy: string): void {
  const address = URL.createObjectURL(new Blob([copy], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = words.copy.fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
