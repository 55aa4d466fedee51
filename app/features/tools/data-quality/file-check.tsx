import { useEffect, useRef, useState } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Alert } from '#app/ui/alert.tsx';
import { counted } from '../model/tool-figures.ts';
import type { Tool } from '../page/use-tool.ts';
import type { CheckedFile, CheckSettings } from './csv-messages.ts';
import type { DataQualityInput } from './data-quality.tool.ts';
import { csvProblemWords, fileCheckWords as words } from './file-check.content.ts';
import { FileColumns } from './file-columns.tsx';
import { FileCopy } from './file-copy.tsx';
import { FileFindings } from './file-findings.tsx';
import { RowSample, WorstRows } from './file-rows.tsx';
import { useCsvFile } from './use-csv-file.ts';

/**
 * The check of a file in the browser. Without scripts it says why it needs them; a file that is
 * chosen before the script has started is checked when it does.
 */
export function FileCheck({ tool }: { tool: Tool<DataQualityInput> }) {
  const input = useRef<HTMLInputElement>(null);
  const [marks, setMarks] = useState<Record<number, boolean>>({});
  const [dateOrders, setDateOrders] = useState<CheckSettings['dateOrders']>({});
  const [opened, setOpened] = useState(0);
  const show = (file: CheckedFile | undefined, given: Record<number, boolean>) => {
    const checked = Object.keys(given).length;
    const right = Object.values(given).filter(Boolean).length;
    tool.show(file && { ...file.input, sample: checked === 0 ? null : { right, checked } });
  };
  const { state, open, recheck, saveCopy } = useCsvFile((file) => show(file, marks));
  const choose = (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file) return;
    setMarks({});
    setDateOrders({});
    setOpened((count) => count + 1);
    void open(file);
  };
  const chooseRef = useRef(choose);
  useEffect(() => chooseRef.current(input.current?.files ?? null), []);
  return (
    <div className="file-check">
      <p className="file-no-script">{words.noScript}</p>
      <p className="measure">{words.promise}</p>
      <section
        className="file-drop"
        aria-label={words.choose}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          choose(event.dataTransfer.files);
        }}
      >
        <label className="label" htmlFor="csv-file">
          {words.choose}
        </label>
        <p className="help" id="csv-file-help">
          {words.limits} {words.drop}
        </p>
        <input
          ref={input}
          id="csv-file"
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
          aria-describedby="csv-file-help"
          onChange={(event) => choose(event.currentTarget.files)}
        />
      </section>
      <div role="status">
        {state.kind === 'working' && <p>{words.working}</p>}
        {state.kind === 'problem' && (
          <Alert tone="bad" title={words.problem}>
            <p>{state.problem === 'broken' ? words.broken : csvProblemWords[state.problem]}</p>
          </Alert>
        )}
        {state.kind === 'checked' && (
          <p className="font-semibold">
            {interpolate(words.checked, {
              name: state.name,
              rows: counted(state.file.input.rows, 'row'),
              seconds: Math.max(0.1, state.file.milliseconds / 1000).toFixed(1),
            })}
          </p>
        )}
      </div>
      {state.kind === 'checked' && (
        <>
          <FileFindings file={state.file} />
          <FileColumns file={state.file} onChange={(columns) => recheck({ columns, dateOrders })} />
          <RowSample
            file={state.file}
            marks={marks}
            onMark={(next) => {
              setMarks(next);
              show(state.file, next);
            }}
          />
          <WorstRows file={state.file} />
          <FileCopy
            key={opened}
            file={state.file}
            dateOrders={dateOrders}
            onDateOrder={(column, order) => {
              const next = { ...dateOrders, [column]: order };
              setDateOrders(next);
              const columns = state.file.columns.map(({ header, type, required }) => ({
                header,
                type,
                required,
              }));
              recheck({ columns, dateOrders: next });
            }}
            onSave={saveCopy}
          />
        </>
      )}
    </div>
  );
}
