import { type ReactNode, useId } from 'react';
import { ScrollRegion } from './scroll-region.tsx';

export interface TableColumn {
  header: ReactNode;
  /** Numbers and prices stand right, in figures of one width. */
  number?: boolean;
}

interface TableProps {
  /** The id of its caption: needed inside an island, where React can't make one up. */
  id?: string;
  caption: ReactNode;
  /** Hide the caption where a heading right above says the same. */
  captionHidden?: boolean;
  columns: readonly TableColumn[];
  /** Each row has as many cells as there are columns; its first cell is its header. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  /** On a phone each row becomes a block, its cells named by their columns. For rows read one by one. */
  stacks?: boolean;
}

/** A table that scrolls horizontally if it is wider than the screen. */
export function Table({ id: given, caption, captionHidden, columns, rows, stacks }: TableProps) {
  const made = useId();
  const id = given ?? `table-${made}`;
  const label = (at: number) => {
    const header = columns[at]?.header;
    return stacks && typeof header === 'string' ? header : undefined;
  };
  const align = (at: number) => (columns[at]?.number ? 'number' : undefined);
  return (
    <ScrollRegion className="table-frame" name={{ 'aria-labelledby': id }}>
      <table className={stacks ? 'table is-stacking' : 'table'}>
        <caption id={id} className={captionHidden ? 'sr-only' : undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a header may be any element, and columns never move
              <th key={at} scope="col" className={align(at)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {row.cells.map((cell, at) =>
                at === 0 ? (
                  <th key={row.id} scope="row" className={align(at)}>
                    {cell}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column
                  <td key={at} className={align(at)} data-label={label(at)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
