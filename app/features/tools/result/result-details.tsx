import type { ReactNode } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { type CarriedFigures, PREFILL_INTENT } from '../model/tool-definition.ts';
import type {
  FindOutFirst as OpenQuestion,
  SummaryLine,
  ToolSummary,
} from '../model/tool-summary.ts';
import { readKeptAnswers, saveKeptAnswers } from '../page/kept-answers.ts';
import { toolPageWords, toolWords } from '../tools.content.ts';
import { type Lead, offer, resultLeadWords } from './result-leads.content.ts';

/** The rest of a result, in the order that all tools share. */
export function ResultDetails({
  summary,
  lines,
  linesTitle = toolPageWords.numbers,
  leads,
  carries,
  children,
}: {
  summary: ToolSummary;
  lines: readonly SummaryLine[];
  linesTitle?: string | undefined;
  leads: readonly Lead[];
  /** Figures of this result that another tool can start from. */
  carries: CarriedFigures | null | undefined;
  /** Content of this tool only, shown after the next steps. */
  children?: ReactNode;
}) {
  return (
    <div className="result-details">
      <section className="result-part" aria-labelledby="result-steps">
        <h3 id="result-steps">{toolWords.nextSteps}</h3>
        <ol className="result-steps">
          {summary.actions.map(({ text, why, effort }) => (
            <li key={text}>
              <p>{why ? <b>{text}</b> : text}</p>
              {why && <p>{why}</p>}
              <span className="result-effort">{interpolate(toolPageWords.effort, { effort })}</span>
            </li>
          ))}
        </ol>
      </section>
      {summary.findOutFirst.length > 0 && <FindOutFirst open={summary.findOutFirst} />}
      {children}
      {lines.length > 0 && (
        <section className="result-part" aria-labelledby="result-lines">
          <h3 id="result-lines">{linesTitle}</h3>
          <dl className="result-lines">
            {lines.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section className="result-part no-print" aria-labelledby="result-leads">
        <h3 id="result-leads">{resultLeadWords.title}</h3>
        {carries && <UseInTool {...carries} />}
        <ul className="result-leads">
          {leadsOf(summary, leads).map(({ text, label, href }) => (
            <li key={href}>
              {text} <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
      <div className="result-small">
        {summary.context.length > 0 && (
          <section aria-labelledby="result-context">
            <h3 id="result-context">{toolPageWords.context}</h3>
            <ul>
              {summary.context.map(({ text, href, source }) => (
                <li key={text}>
                  {text}{' '}
                  <cite>
                    <ExternalLink href={href}>{source}</ExternalLink>
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
      <p className="result-disclaimer">{toolWords.disclaimer}</p>
    </div>
  );
}

/** The number of open questions that are shown; the others are collapsed, except on paper. */
const SHOWN_OPEN = 6;

/** What isn't known yet, each with how to find it out. */
function FindOutFirst({ open }: { open: readonly OpenQuestion[] }) {
  const entries = (list: typeof open) => (
    <dl className="result-open">
      {list.map(({ question, how }) => (
        <div key={question}>
          <dt>{question}</dt> <dd>{how}</dd>
        </div>
      ))}
    </dl>
  );
  const more = open.slice(SHOWN_OPEN);
  return (
    <section className="result-part" aria-labelledby="result-open">
      <h3 id="result-open">{toolWords.findOutFirst}</h3>
      {entries(open.slice(0, SHOWN_OPEN))}
      {more.length > 0 && (
        <>
          <details className="disclosure result-open-more no-print">
            <summary>{interpolate(toolPageWords.moreOpen, { count: `${more.length}` })}</summary>
          </details>
          {/* Beside the switch, because no style opens a closed one on paper in every browser. */}
          {entries(more)}
        </>
      )}
    </section>
  );
}

/** Where a result leads: nowhere that the verdict advises against. */
function leadsOf({ advisesAgainst }: ToolSummary, leads: readonly Lead[]): Lead[] {
  return leads
    .filter((lead) => advisesAgainst !== 'spending' || lead.href !== offer.href)
    .map((lead) =>
      advisesAgainst === 'product' && lead.withoutProduct
        ? { ...lead, text: lead.withoutProduct }
        : lead,
    );
}

/**
 * Transfers figures of a result to another tool. With scripts they are added to the answers that
 * this browser keeps for that tool. Without scripts the form is posted there and opens with them.
 */
function UseInTool({ tool, fields, words: { label, note } }: CarriedFigures) {
  const page = `/resources/tools/${tool}`;
  const fieldsFor = typeof fields === 'function' ? fields : () => fields;
  return (
    <form
      className="result-use"
      method="post"
      action={`${page}#result`}
      onSubmit={(event) => {
        const kept = readKeptAnswers(tool);
        const merged = { ...kept?.fields, ...fieldsFor(kept?.fields ?? {}) };
        const isShown = kept?.isShown ?? false;
        if (!saveKeptAnswers(tool, { fields: merged, isShown })) return;
        event.preventDefault();
        window.location.assign(page);
      }}
    >
      <input type="hidden" name="intent" value={PREFILL_INTENT} />
      {Object.entries(fieldsFor({})).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary">
        {label}
      </Button>
      <p className="form-note">{note}</p>
    </form>
  );
}
