import { type ReactNode, useEffect, useState } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { ToolDefinition, ToolPost, ToolSite } from '../model/tool-definition.ts';
import { dayText } from '../model/tool-figures.ts';
import type { SummaryLine, ToolSummary } from '../model/tool-summary.ts';
import { ResultDetails } from '../result/result-details.tsx';
import { ResultHead, ScoreBars } from '../result/result-head.tsx';
import { TakeItWithYou } from '../result/take-it-with-you.tsx';
import { toolPageWords } from '../tools.content.ts';
import { localToday, RESULT_ID, type Tool, useTool } from './use-tool.ts';

/** What every tool's component gets: plain data, so that it can be an island. */
export type ToolProps = { posted: ToolPost | undefined; site: ToolSite };

/**
 * A tool below the header of its page: the result with what can be done with it, the form, the
 * record of the answers, and how it calculates. A calculator has its form beside the result.
 */
export function ToolScreen<Input>({
  definition,
  posted,
  site,
  formTitle,
  form,
  chart,
  details,
  hasLines = true,
  lines,
  resultWords = {},
}: ToolProps & {
  /** Has to be the same object at each rendering. */
  definition: ToolDefinition<Input>;
  formTitle: string;
  form: (tool: Tool<Input>) => ReactNode;
  /** Beside the figure; the bars of the summary unless given. */
  chart?: (input: Input, summary: ToolSummary) => ReactNode;
  /** What only this tool shows, after the next steps. */
  details?: (input: Input) => ReactNode;
  /** False where `details` shows the figures as a table. */
  hasLines?: boolean;
  /** The lines of the result, where `details` shows the rest of those in the summary. */
  lines?: (input: Input) => readonly SummaryLine[];
  resultWords?: { chart?: string; steps?: string; lines?: string };
}) {
  const tool = useTool(definition, posted);
  const { input } = tool;
  const today = posted?.today ?? localToday();
  const summary = input === undefined ? undefined : definition.summarize(input, today);
  const head = input !== undefined && summary && (
    <ResultHead
      summary={summary}
      label={resultLabel(tool, definition)}
      chart={
        chart?.(input, summary) ?? (
          <ScoreBars caption={resultWords.chart ?? toolPageWords.numbers} bars={summary.bars} />
        )
      }
    />
  );
  const rest = input !== undefined && summary && (
    <ResultDetails
      summary={lines ? { ...summary, lines: lines(input) } : summary}
      hasLines={hasLines}
      leads={site.leads}
      carries={definition.carries?.(input, today) ?? null}
      stepsTitle={resultWords.steps}
      linesTitle={resultWords.lines}
    >
      {details?.(input)}
    </ResultDetails>
  );
  const formNode = form(tool);
  const { isLive, slug } = definition;
  return (
    <>
      {isLive ? (
        <LiveTool
          form={formNode}
          head={head}
          details={rest}
          isStale={tool.isStale}
          summary={summary}
        />
      ) : (
        summary && (
          <div className="wrap result">
            {head}
            {rest}
          </div>
        )
      )}
      {summary && input !== undefined && (
        <TakeItWithYou
          slug={slug}
          site={site}
          input={input}
          fields={definition.write(input)}
          summary={summary}
          mail={posted?.mail ?? null}
          isHydrated={tool.isHydrated}
          onClear={tool.clear}
        />
      )}
      {!isLive && (
        <section className="wrap tool-answers no-print" aria-labelledby="answers-title">
          <h2 id="answers-title">{formTitle}</h2>
          {formNode}
        </section>
      )}
      {tool.answers.length > 0 && <AnswerRecord answers={tool.answers} />}
      <PrintedFrom url={`${site.siteUrl}/resources/tools/${slug}`} posted={posted?.today} />
    </>
  );
}

/** The line above the verdict: whose result it is. */
function resultLabel<Input>(tool: Tool<Input>, { isLive }: ToolDefinition<Input>): string {
  const { examples, exampleLabel, resultLabel, staleLabel } = toolPageWords;
  if (tool.isStale) return staleLabel;
  if (tool.example !== null) {
    const { label } = examples.businesses[tool.example];
    return interpolate(examples.resultLabel, { business: label });
  }
  return isLive ? exampleLabel : resultLabel;
}

/** The layout of a calculator: figures on the left, result on the right, details below. */
function LiveTool({
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

/** Only in print: the answers behind the result, for an accountant or an insurer. */
function AnswerRecord({ answers }: { answers: readonly SummaryLine[] }) {
  return (
    <section className="answer-record wrap" aria-labelledby="answer-record">
      <h3 id="answer-record">{toolPageWords.answersTitle}</h3>
      <dl>
        {answers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt> <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Only in print: the URL of the tool and the date, so that a printed result can be traced. */
function PrintedFrom({ url, posted }: { url: string; posted: string | undefined }) {
  const [today, setToday] = useState(posted);
  useEffect(() => setToday(localToday()), []);
  return (
    <p className="printed-from wrap">
      {today === undefined
        ? interpolate(toolPageWords.printedFromAddress, { url })
        : interpolate(toolPageWords.printedFrom, { url, date: dayText(today) })}
    </p>
  );
}
