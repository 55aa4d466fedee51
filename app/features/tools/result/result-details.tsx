import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { type CarriedFigures, type Lead, PREFILL_INTENT } from '../model/tool-definition.ts';
import type {
  FindOutFirst as OpenQuestion,
  SummaryLine,
  ToolSummary,
} from '../model/tool-summary.ts';
import { readKeptAnswers, saveKeptAnswers } from '../page/use-tool.ts';
import { toolWords } from '../tools.content.ts';

/** The rest of a result, in the order that all tools share. */
export function ResultDetails({
  summary,
  lines,
  linesTitle = toolWords.figures,
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
  const { actions, context, notCounted, advisesAgainstSpending } = summary;
  const shownLeads = leads.filter(
    ({ href }) => !advisesAgainstSpending || href !== '/special-offer',
  );
  return (
    <div className="result-details">
      <Part id="result-steps" title="What to do first">
        <ol className="result-steps">
          {actions.map(({ text, why, effort }) => (
            <li key={text}>
              <p>{why ? <b>{text}</b> : text}</p>
              {why && <p>{why}</p>}
              <span className="result-effort">Effort: {effort}</span>
            </li>
          ))}
        </ol>
      </Part>
      {summary.findOutFirst.length > 0 && <FindOutFirst open={summary.findOutFirst} />}
      {children}
      {lines.length > 0 && (
        <Part id="result-lines" title={linesTitle}>
          <SummaryLines className="result-lines" lines={lines} />
        </Part>
      )}
      <Part id="result-leads" title="Where to go next" className="result-part no-print">
        {carries && <UseInTool {...carries} />}
        <ul className="result-leads">
          {shownLeads.map(({ text, label, href }) => (
            <li key={href}>
              {text} <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </Part>
      <div className="result-small">
        {context.length > 0 && (
          <Part id="result-context" title="For comparison" className="">
            <ul>
              {context.map(({ text, href, source }) => (
                <li key={text}>
                  {text}{' '}
                  <cite>
                    <ExternalLink href={href}>{source}</ExternalLink>
                  </cite>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part id="result-not-counted" title="What we didn’t count" className="">
          <ul>
            {notCounted.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </Part>
      </div>
      <p className="result-disclaimer">{toolWords.disclaimer}</p>
    </div>
  );
}

type PartProps = { id: string; title: string; className?: string; children: ReactNode };

/** A part of a result under its title. */
export function Part({ id, title, className = 'result-part', children }: PartProps) {
  return (
    <section className={className} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

/** Labels with their values. */
export function SummaryLines(props: { className?: string; lines: readonly SummaryLine[] }) {
  return (
    <dl className={props.className}>
      {props.lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The number of open questions that are shown; the others are collapsed, except on paper. */
const SHOWN_OPEN = 6;

/** What isn't known yet, each with how to find it out. */
function FindOutFirst({ open }: { open: readonly OpenQuestion[] }) {
  const lines = open.map(({ question, how }) => ({ label: question, value: how }));
  const more = lines.slice(SHOWN_OPEN);
  return (
    <Part id="result-open" title={toolWords.findOutFirst}>
      <SummaryLines className="result-open" lines={lines.slice(0, SHOWN_OPEN)} />
      {more.length > 0 && (
        <>
          <details className="disclosure result-open-more no-print">
            <summary>{more.length} more to find out</summary>
          </details>
          {/* Beside the switch, because no style opens a closed one on paper in every browser. */}
          <SummaryLines className="result-open" lines={more} />
        </>
      )}
    </Part>
  );
}

/**
 * Transfers figures of a result to another tool. With scripts they are added to the answers that
 * this browser keeps for that tool. Without scripts the form is posted there and opens with them.
 */
function UseInTool({ tool, fields, label, note }: CarriedFigures) {
  const page = `/resources/tools/${tool}`;
  return (
    <form
      className="result-use"
      method="post"
      action={`${page}#result`}
      onSubmit={(event) => {
        const kept = readKeptAnswers(tool);
        const merged = { ...kept?.fields, ...fields };
        const isShown = kept?.isShown ?? false;
        if (!saveKeptAnswers(tool, { fields: merged, isShown })) return;
        event.preventDefault();
        window.location.assign(page);
      }}
    >
      <input type="hidden" name="intent" value={PREFILL_INTENT} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary">
        {label}
      </Button>
      <p className="form-note">{note}</p>
    </form>
  );
}
