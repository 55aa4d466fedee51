import { interpolate } from '#app/platform/format/interpolate.ts';
import { joinWords } from '../model/tool-figures.ts';
import type { CheckedFile } from './csv-messages.ts';
import { findingWords, fileCheckWords as words } from './file-check.content.ts';

const SHOWN_COLUMNS = 5;

/** What is wrong with the file as a whole, each once, with the columns concerned. */
export function FileFindings({ file }: { file: CheckedFile }) {
  return (
    <section aria-labelledby="findings-title">
      <h3 id="findings-title">{words.findingsTitle}</h3>
      {file.findings.length === 0 ? (
        <p className="mt-2">{words.nothingFound}</p>
      ) : (
        <ul className="file-findings">
          {file.findings.map(({ kind, count, columns }) => (
            <li key={kind}>
              {interpolate(findingWords[kind], { count: count.toLocaleString('en-CA') })}{' '}
              {columns.length > 0 && (
                <span className="text-muted">
                  {interpolate(words.inColumns, {
                    columns: joinWords(shownColumns(columns)),
                  })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The first columns by name, and how many more there are. */
function shownColumns(columns: readonly string[]): readonly string[] {
  if (columns.length <= SHOWN_COLUMNS) return columns;
  const count = `${columns.length - SHOWN_COLUMNS}`;
  return [...columns.slice(0, SHOWN_COLUMNS), interpolate(words.moreColumns, { count })];
}
