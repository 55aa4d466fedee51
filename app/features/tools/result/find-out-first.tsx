import { interpolate } from '#app/platform/format/interpolate.ts';
import type { FindOutFirst as OpenQuestion } from '../model/tool-summary.ts';
import { toolPageWords, toolWords } from '../tools.content.ts';

/** The number of open questions that are shown; the others are collapsed, except on paper. */
const SHOWN_OPEN = 6;

/** What isn't known yet, each with how to find it out. */
export function FindOutFirst({ open }: { open: readonly OpenQuestion[] }) {
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
