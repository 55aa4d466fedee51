import { Fragment, type ReactNode, useState } from 'react';
import {
  exampleBusinesses,
  type ToolDefinition,
  type ToolProps,
} from '../model/tool-definition.ts';
import { dayText } from '../model/tool-figures.ts';
import type { SummaryLine } from '../model/tool-summary.ts';
import { Part, ResultDetails, SummaryLines } from '../result/result-details.tsx';
import { ResultHead, ScoreBars } from '../result/result-head.tsx';
import { TakeItWithYou } from '../result/take-it-with-you.tsx';
import { toolWords } from '../tools.content.ts';
import { ExampleBusinesses } from './tool-form.tsx';
import { localToday, RESULT_ID, type Tool, useTool } from './use-tool.ts';

/**
 * A tool below the header of its page: the result with what can be done with it, the form, and the
 * record of the answers. A calculator has its form beside the result.
 */
export function ToolScreen<Input>({
  posted,
  site,
  formTitle,
  chartTitle = toolWords.figures,
  linesTitle,
  form,
  chart,
  details,
  lines,
  ...props
}: ToolProps & {
  /** Called once. */
  definition: () => ToolDefinition<Input>;
  formTitle: string;
  chartTitle?: string;
  linesTitle?: string;
  form: (tool: Tool<Input>) => ReactNode;
  /** Beside the figure; the bars of the summary unless given. */
  chart?: (input: Input) => ReactNode;
  /** What only this tool shows, after the next steps. */
  details?: (input: Input, today: string) => ReactNode;
  /** The lines of the result, where `details` shows the rest of those in the summary. */
  lines?: (input: Input) => readonly SummaryLine[];
}) {
  const [definition] = useState(props.definition);
  const tool = useTool(definition, posted);
  const { isLive, slug } = definition;
  const { input } = tool;
  const today = posted?.today ?? localToday();
  const printedOn = tool.isHydrated ? localToday() : posted?.today;
  const url = `${site.siteUrl}/resources/tools/${slug}`;
  const result = input !== undefined && { input, summary: definition.summarize(input, today) };
  const own = isLive && !tool.isStale ? 'Based on the figures in the form' : 'Your result';
  const label = tool.example ? `Example: ${exampleBusinesses[tool.example]}` : own;
  const answers = result ? definition.answers(result.input) : [];
  const head = result && (
    <ResultHead
      summary={result.summary}
      label={label}
      chart={chart?.(result.input) ?? <ScoreBars caption={chartTitle} bars={result.summary.bars} />}
    />
  );
  const rest = result && (
    <ResultDetails
      summary={result.summary}
      lines={lines?.(result.input) ?? result.summary.lines}
      linesTitle={linesTitle}
      leads={site.leads}
      carries={definition.carries?.(result.input, today)}
    >
      {details?.(result.input, today)}
    </ResultDetails>
  );
  const formSection = (
    <section
      className={`${isLive ? 'live-form' : 'wrap tool-answers'} no-print`}
      aria-labelledby="answers-title"
    >
      <h2 id="answers-title" className={isLive ? 'sr-only' : undefined}>
        {formTitle}
      </h2>
      <ExampleBusinesses />
      <p className="tool-note" role="status">
        {tool.note}
      </p>
      <Fragment key={tool.version}>{form(tool)}</Fragment>
      {/* Hidden while the result doesn't match the form. */}
      {isLive && result && !tool.isStale && (
        <a className="live-strip" href={`#${RESULT_ID}`}>
          {result.summary.title} <b>{result.summary.figure.value}</b>
        </a>
      )}
    </section>
  );
  return (
    <>
      {isLive ? (
        <div className="wrap">
          <div className="live-tool">
            {formSection}
            <div className="live-result">
              {tool.isStale && (
                <p className="live-stale no-print" role="status">
                  A figure isn’t one we can use, so this still shows the last result we could
                  calculate.
                </p>
              )}
              {head}
            </div>
          </div>
          <div className="result">{rest}</div>
        </div>
      ) : (
        result && (
          <div className="wrap result">
            {head}
            {rest}
          </div>
        )
      )}
      {result && <TakeItWithYou {...result} tool={tool} site={site} mail={posted?.mail ?? null} />}
      {!isLive && formSection}
      {/* Only in print: the answers behind the result, for an accountant or an insurer. */}
      {answers.length > 0 && (
        <Part
          id="answer-record"
          title="What this result is based on"
          className="answer-record wrap"
        >
          <SummaryLines lines={answers} />
        </Part>
      )}
      {/* Only in print, so that a printed result can be traced. */}
      {printedOn && (
        <p className="printed-from wrap">
          Printed from {url} on {dayText(printedOn)}.
        </p>
      )}
    </>
  );
}
