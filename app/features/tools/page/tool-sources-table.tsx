import { interpolate } from '#app/platform/format/interpolate.ts';
import { Table } from '#app/ui/table.tsx';
import type { ToolSource } from '../model/tool-sources.ts';
import { toolPageWords } from '../tools.content.ts';

const { evidence, sourceColumns, startingFigures } = toolPageWords;

/** Every default with its source, and whether we have read that page ourselves. */
export function ToolSources({ sources }: { sources: readonly ToolSource[] }) {
  return (
    <Table
      caption={startingFigures}
      captionHidden
      stacks
      columns={[
        { header: sourceColumns.figure },
        { header: sourceColumns.value },
        { header: sourceColumns.source },
        { header: sourceColumns.checked },
      ]}
      rows={sources.map((entry) => ({
        id: `${entry.label}${entry.source}`,
        cells: [
          entry.label,
          entry.value,
          entry.source,
          interpolate(evidence[entry.evidence], { date: dayText(entry.checked) }),
        ],
      }))}
    />
  );
}

const day = new Intl.DateTimeFormat('en-CA', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function dayText(isoDate: string): string {
  return day.format(new Date(`${isoDate}T12:00:00Z`));
}
