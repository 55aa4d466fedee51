import { interpolate } from '#app/platform/format/interpolate.ts';
import { Table } from '#app/ui/table.tsx';
import { dayText } from '../model/day-text.ts';
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
