import { useState } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import type { Tool } from '../page/use-tool.ts';
import type { CheckedFile } from './csv-messages.ts';
import { csvProblemWords, dataQualityWords } from './data-quality.content.ts';
import type { DataQualityInput } from './data-quality.formula.ts';
import { FileColumns } from './file-columns.tsx';
import { RowSample, WorstRows } from './file-rows.tsx';
import { useCsvFile } from './use-csv-file.ts';

const words = dataQualityWords.file;

/** The check of a file in the browser. Without the script it says why it needs one. */
export function FileCheck({ tool }: { tool: Tool<DataQualityInput> }) {
  return tool.isHydrated ? <LiveFileCheck tool={tool} /> : <p>{dataQualityWords.noScript}</p>;
}

function LiveFileCheck({ tool }: { tool: Tool<DataQualityInput> }) {
  const [marks, setMarks] = useState<Record<number, boolean>>({});
  const show = (file: CheckedFile | undefined, given: Record<number, boolean>) => {
    const checked = Object.keys(given).length;
    const right = Object.values(given).filter(Boolean).length;
    tool.show(file && { ...file.input, sample: checked === 0 ? null : { right, checked } });
  };
  const { state, open, recheck, saveFixed } = useCsvFile((file) => show(file, marks));
  const choose = (files: FileList | null) => {
    const [file] = files ?? [];
    setMarks({});
    if (file) void open(file);
  };
  return (
    <div className="file-check">
      <p className="measure">{dataQualityWords.filePromise}</p>
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
          {dataQualityWords.fileLimits} {words.drop}
        </p>
        <input
          id="csv-file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
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
              rows: state.file.input.rows.toLocaleString('en-CA'),
              seconds: Math.max(0.1, state.file.milliseconds / 1000).toFixed(1),
            })}{' '}
            {state.file.notes.truncated && dataQualityWords.truncated}
          </p>
        )}
      </div>
      {state.kind === 'checked' && (
        <>
          <FileColumns file={state.file} onChange={recheck} />
          <RowSample
            file={state.file}
            marks={marks}
            onMark={(next) => {
              setMarks(next);
              show(state.file, next);
            }}
          />
          <WorstRows file={state.file} />
          <div>
            <Button variant="secondary" onClick={saveFixed}>
              {words.save}
            </Button>
            <p className="form-note mt-3">{words.saveNote}</p>
          </div>
        </>
      )}
    </div>
  );
}
