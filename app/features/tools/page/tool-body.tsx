import type { ReactNode } from 'react';
import type { ToolSlug } from '#app/facts/tools.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import type { ToolSource } from '../model/tool-sources.ts';
import type { SummaryLine } from '../model/tool-summary.ts';
import { toolPageWords, toolWords } from '../tools.content.ts';
import { AnswerRecord } from './answer-record.tsx';
import { PrintedFrom } from './printed-from.tsx';
import { ToolSources } from './tool-sources-table.tsx';

/** A tool below its header: form and result, the record of the answers, and how it calculates. */
export function ToolBody({
  slug,
  today,
  method,
  sources,
  answers,
  children,
}: {
  slug: ToolSlug;
  /** The date of a plain post; the browser knows its own. */
  today: string | undefined;
  method: readonly string[];
  sources: readonly ToolSource[];
  /** Question and answer of what the result was computed from, for the printed record. */
  answers: readonly SummaryLine[];
  children: ReactNode;
}) {
  return (
    <>
      {children}
      {answers.length > 0 && <AnswerRecord answers={answers} />}
      <PrintedFrom path={`/resources/tools/${slug}`} posted={today} />
      <section className="section bg-surface no-print" aria-labelledby="method-title">
        <div className="wrap section-side">
          <div className="section-head">
            <h2 id="method-title">{toolWords.method}</h2>
          </div>
          <div className="section-body">
            <ul className="tool-method measure">
              {method.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {sources.length > 0 && (
              <div className="mt-8">
                <Disclosure id="sources" summary={toolPageWords.startingFigures}>
                  <p className="mb-4">{toolPageWords.startingFiguresNote}</p>
                  <ToolSources sources={sources} />
                </Disclosure>
              </div>
            )}
          </div>
        </div>
      </section>
    </>
  );
}
