import { Table } from '#app/ui/table.tsx';
import { plainNumber } from '../model/tool-figures.ts';
import type { CheckedFile } from './csv-messages.ts';
import { fileCheckWords } from './file-check.content.ts';
import { EVIDENCE } from './file-input.ts';

const words = fileCheckWords.rows;
const { issues, sampleLabel } = words;
const SHOWN_COLUMNS = 8;

/** Twenty random rows that the visitor marks as right or wrong, which no program can judge. */
export function RowSample({
  file,
  marks,
  onMark,
}: {
  file: CheckedFile;
  marks: Record<number, boolean>;
  onMark: (marks: Record<number, boolean>) => void;
}) {
  if (file.sample.length < EVIDENCE.markedRows) return <p>{words.sampleTooShort}</p>;
  return (
    <details className="disclosure">
      <summary>{sampleLabel}</summary>
      <Table
        caption={words.sampleCaption}
        columns={[
          { header: words.line },
          { header: words.right },
          ...file.columns.slice(0, SHOWN_COLUMNS).map((column) => ({ header: column.header })),
        ]}
        rows={file.sample.map((row, at) => ({
          id: `${row.line}`,
          cells: [
            row.line,
            <fieldset key="mark" className="file-mark">
              <legend className="sr-only">
                {words.line} {row.line}
              </legend>
              {([true, false] as const).map((isRight) => (
                <label key={`${isRight}`}>
                  <input
                    type="radio"
                    name={`mark-${at}`}
                    checked={marks[at] === isRight}
                    onChange={() => onMark({ ...marks, [at]: isRight })}
                  />{' '}
                  {isRight ? words.yes : words.no}
                </label>
              ))}
            </fieldset>,
            ...row.cells.slice(0, SHOWN_COLUMNS),
          ],
        }))}
      />
    </details>
  );
}

/** The rows (at most 50) that need the most work, only on screen. */
export function WorstRows({ file }: { file: CheckedFile }) {
  if (file.worstRows.length === 0) return <p>{words.noneBad}</p>;
  return (
    <details className="disclosure">
      <summary>{words.worst}</summary>
      <Table
        caption={words.worstCaption}
        columns={[
          { header: words.line },
          { header: words.todo },
          { header: words.minutes, number: true },
          ...file.columns.slice(0, SHOWN_COLUMNS).map((column) => ({ header: column.header })),
        ]}
        rows={file.worstRows.map((row) => ({
          id: `${row.line}`,
          cells: [
            row.line,
            row.issues
              .map((issue) =>
                issue.kind === 'duplicate'
                  ? `${issues.duplicate} ${issue.ofLine}`
                  : `${file.columns[issue.column]?.header}: ${issues[issue.kind]}`,
              )
              .join('; '),
            plainNumber(row.minutes, 0),
            ...row.cells.slice(0, SHOWN_COLUMNS),
          ],
        }))}
      />
    </details>
  );
}
