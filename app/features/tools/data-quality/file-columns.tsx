import { Table } from '#app/ui/table.tsx';
import { measuredText, shownScore } from '../model/tool-figures.ts';
import { toneOf } from '../model/tool-summary.ts';
import { BarLine } from '../result/score-bars.tsx';
import type { CheckedFile } from './csv-messages.ts';
import type { ColumnType, CsvColumn } from './csv-table.ts';
import { columnTypeWords, fileCheckWords } from './file-check.content.ts';

const words = fileCheckWords.columns;

/** The heat table: each column with its guessed type, which the visitor may correct. */
export function FileColumns({
  file,
  onChange,
}: {
  file: CheckedFile;
  onChange: (columns: readonly CsvColumn[]) => void;
}) {
  const { columns } = file;
  const change = (at: number, change: Partial<CsvColumn>) =>
    onChange(
      columns.map(({ header, type, required }, index) =>
        index === at ? { header, type, required, ...change } : { header, type, required },
      ),
    );
  const hasSpellings = columns.some(
    ({ type, consistent }) => type === 'label' && consistent !== null && consistent < 1,
  );
  return (
    <Table
      caption={hasSpellings ? `${words.caption} ${words.spellings}` : words.caption}
      stacks
      columns={[
        { header: words.column },
        { header: words.type },
        { header: words.required },
        { header: words.filled },
        { header: words.valid },
        { header: words.consistent },
      ]}
      rows={columns.map((column, at) => ({
        id: `${at}-${column.header}`,
        cells: [
          column.header,
          <select
            key="type"
            className="input file-type"
            aria-label={`${words.type}: ${column.header}`}
            value={column.type}
            onChange={(event) => change(at, { type: event.currentTarget.value as ColumnType })}
          >
            {Object.entries(columnTypeWords).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>,
          <input
            key="required"
            type="checkbox"
            className="file-required"
            aria-label={`${words.required}: ${column.header}`}
            checked={column.required}
            onChange={(event) => change(at, { required: event.currentTarget.checked })}
          />,
          <Heat key="filled" ratio={column.filled} />,
          <Heat key="valid" ratio={column.valid} />,
          <Heat key="consistent" ratio={column.consistent} />,
        ],
      }))}
    />
  );
}

function Heat({ ratio }: { ratio: number | null }) {
  if (ratio === null) return '–';
  const percent = shownScore(ratio * 100);
  return (
    <span className="file-heat">
      {measuredText(ratio)} <BarLine percent={percent} tone={toneOf(percent, 90, 75)} />
    </span>
  );
}
