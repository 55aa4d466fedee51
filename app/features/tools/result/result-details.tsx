import type { ReactNode } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { NEXT_STEPS, type ToolSummary } from '../model/tool-summary.ts';
import { toolPageWords, toolWords } from '../tools.content.ts';
import { FindOutFirst } from './find-out-first.tsx';
import { ResultLeads } from './result-leads.tsx';

/** The rest of a result, in the order that all tools share. */
export function ResultDetails({
  summary,
  children,
  hasLines = true,
  stepsTitle = toolWords.nextSteps,
  linesTitle = toolPageWords.numbers,
  firstOfSecondKind,
  use,
}: {
  summary: ToolSummary;
  /** Content of this tool only, shown before the next steps. */
  children?: ReactNode;
  /** False where the tool prints its own table of the figures. */
  hasLines?: boolean;
  stepsTitle?: string;
  linesTitle?: string;
  /** The place of the first line of a second kind, which starts the second column. */
  firstOfSecondKind?: number | undefined;
  /** A button that transfers figures of this result to another tool. */
  use?: ReactNode;
}) {
  const first = summary.actions.slice(0, NEXT_STEPS);
  const then = summary.actions.slice(NEXT_STEPS);
  return (
    <div className="result-details">
      {children}
      {hasLines && summary.lines.length > 0 && (
        <section className="result-part" aria-labelledby="result-lines">
          <h3 id="result-lines">{linesTitle}</h3>
          <dl className="result-lines">
            {summary.lines.map((line, at) => (
              <div
                key={line.label}
                className={at === firstOfSecondKind ? 'is-second-kind' : undefined}
              >
                <dt>{line.label}</dt>
                <dd>{withWholeRange(line.value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {first.length > 0 && (
        <section className="result-part" aria-labelledby="result-steps">
          <h3 id="result-steps">{stepsTitle}</h3>
          <ol className="result-steps">
            {first.map((action) => (
              <li key={action.text}>
                <p>{action.text}</p>
                <Effort effort={action.effort} />
              </li>
            ))}
          </ol>
          {then.length > 0 && (
            <div className="result-then">
              <h4>{toolPageWords.andThen}</h4>
              <ul>
                {then.map((action) => (
                  <li key={action.text}>
                    {action.text} <Effort effort={action.effort} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </section>
      )}
      {summary.findOutFirst.length > 0 && <FindOutFirst open={summary.findOutFirst} />}
      <ResultLeads summary={summary}>{use}</ResultLeads>
      <div className="result-small">
        {summary.context.length > 0 && (
          <section aria-labelledby="result-context">
            <h3 id="result-context">{toolPageWords.context}</h3>
            <ul>
              {summary.context.map((entry) => (
                <li key={entry.text}>
                  {entry.text}{' '}
                  <cite>
                    <ExternalLink href={entry.href}>{entry.source}</ExternalLink>
                  </cite>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="result-not-counted">
          <h3 id="result-not-counted">{toolWords.notCounted}</h3>
          <ul>
            {summary.notCounted.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </section>
      </div>
      <p className="result-disclaimer">{summary.disclaimer}</p>
    </div>
  );
}

/** '$3,036 ($1,452 to $6,600)': the range stays on one line. */
function withWholeRange(value: string) {
  const [, figure, range] = /^(\S+) (\(.+\))$/.exec(value) ?? [];
  if (!range) return value;
  return (
    <>
      {figure} <span>{range}</span>
    </>
  );
}

function Effort({ effort }: { effort: string }) {
  if (effort === '') return null;
  return <span className="result-effort">{interpolate(toolPageWords.effort, { effort })}</span>;
}
