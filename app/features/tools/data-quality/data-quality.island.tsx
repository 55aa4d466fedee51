import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { Tabs } from '#app/ui/tabs.tsx';
import type { ToolProps } from '../model/tool-definition.ts';
import { ToolScreen } from '../page/tool-screen.tsx';
import type { Tool } from '../page/use-tool.ts';
import { levels } from '../questionnaire/questionnaire.ts';
import { QuestionnaireForm } from '../questionnaire/questionnaire-form.tsx';
import { dataQualityWords, dimensions } from './data-quality.content.ts';
import { type DataQualityInput, dataQualityTool } from './data-quality.tool.ts';
import { fileCheckWords as fileWords } from './file-check.content.ts';

const { modes, formTitle, submit, chartTitle } = dataQualityWords;

/** Questions, check of a file, result and method; the route adds the header. */
function DataQualityBody(props: ToolProps) {
  return (
    <ToolScreen
      {...props}
      definition={() => dataQualityTool}
      formTitle={formTitle}
      chartTitle={chartTitle}
      form={(tool) => (
        <Tabs
          label={formTitle}
          tabs={[
            {
              id: 'questions',
              label: modes.questions,
              panel: (
                <QuestionnaireForm
                  tool={tool}
                  sections={dimensions}
                  choices={levels}
                  submit={submit}
                />
              ),
            },
            { id: 'file', label: modes.file, panel: <FileMode tool={tool} /> },
          ]}
        />
      )}
    />
  );
}

const FileCheck = lazy(async () => ({ default: (await import('./file-check.tsx')).FileCheck }));

/**
 * Where a file is chosen. The check is loaded when somebody is about to choose one, so that nothing
 * is fetched while a file is read. Without scripts it says why it needs them.
 */
function FileMode({ tool }: { tool: Tool<DataQualityInput> }) {
  const input = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  const [files, setFiles] = useState<FileList | null>(null);
  const choose = (chosen: FileList | null) => {
    setUsed(true);
    setFiles(chosen);
  };
  // What was chosen before the script took over.
  useEffect(() => {
    const chosen = input.current?.files;
    if (!chosen?.length) return;
    setUsed(true);
    setFiles(chosen);
  }, []);
  return (
    <div className="file-check">
      <p className="file-no-script">{fileWords.noScript}</p>
      <p className="measure">{fileWords.promise}</p>
      <section
        className="file-drop"
        aria-label={fileWords.choose}
        onFocus={() => setUsed(true)}
        onDragOver={(event) => {
          event.preventDefault();
          setUsed(true);
        }}
        onDrop={(event) => {
          event.preventDefault();
          choose(event.dataTransfer.files);
        }}
      >
        <label className="label" htmlFor="csv-file">
          {fileWords.choose}
        </label>
        <p className="help" id="csv-file-help">
          {fileWords.limits}
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
      {isUsed && (
        <Suspense>
          <FileCheck tool={tool} files={files} />
        </Suspense>
      )}
    </div>
  );
}

export default defineIsland('data-quality', DataQualityBody);
