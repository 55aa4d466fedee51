import { Table } from '#app/ui/table.tsx';
import { businessWords as words } from './business.content.ts';

/** After a refused change: the values that another person has saved, where they differ. */
export function TheirValues({
  theirs,
  mine,
}: {
  theirs: Readonly<Record<string, string>>;
  mine: Readonly<Record<string, string>>;
}) {
  const { conflict, fields } = words;
  const rows = Object.entries(theirs)
    .filter(([name, value]) => value !== (mine[name] ?? ''))
    .map(([name, value]) => ({
      id: name,
      cells: [labelOf(name, fields), value || conflict.empty],
    }));
  if (rows.length === 0) return <p>{conflict.same}</p>;
  return (
    <Table
      caption={conflict.theirs}
      columns={[{ header: conflict.field }, { header: conflict.value }]}
      rows={rows}
    />
  );
}

function labelOf(name: string, fields: Readonly<Record<string, { label: string }>>): string {
  return fields[name]?.label ?? name.replace(/^day/, '');
}
