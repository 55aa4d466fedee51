import type { ReactNode } from 'react';
import type { ToolSummary } from '../model/tool-summary.ts';
import { toolPageWords } from '../tools.content.ts';
import { RESULT_ID } from './use-tool.ts';

/** The layout of a calculator: figures on the left, result on the right, details below. */
export function LiveTool({
  form,
  head,
  details,
  isStale,
  summary,
}: {
  form: ReactNode;
  head: ReactNode;
  details: ReactNode;
  isStale: boolean;
  summary: ToolSummary | undefined;
}) {
  return (
    <div className="wrap">
      <div className="live-tool">
        <section className="live-form no-print" aria-labelledby="answers-title">
          <h2 id="answers-title" className="sr-only">
            {toolPageWords.formLabel}
          </h2>
          {form}
          {/* Hidden while the result doesn't match the form. */}
          {summary && !isStale && (
            <a className="live-strip" href={`#${RESULT_ID}`}>
              {summary.title} <b>{summary.figure.value}</b>
            </a>
          )}
        </section>
        <div className="live-result">
          {isStale && (
            <p className="live-stale no-print" role="status">
              {toolPageWords.stale}
            </p>
          )}
          {head}
        </div>
      </div>
      <div className="result">{details}</div>
    </div>
  );
}
