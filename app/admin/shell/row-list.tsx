import { Children, type ReactNode } from 'react';

/** One page of a list that was read with a row more, and the id after which the next page starts. */
export function onePage<Item extends { id: string }>(rows: readonly Item[], size: number) {
  const shown = rows.slice(0, size);
  return { shown, next: rows.length > size ? shown.at(-1)?.id : undefined };
}

/** One row of a list: a line to find it by, and a second one that may be cut off. */
export type Row = {
  id: string;
  /** At its start: the checkbox that selects it, or its picture. */
  pick?: ReactNode;
  /** The link. */
  main: ReactNode;
  /** Short facts after the link. Empty ones are left out. */
  facts?: readonly ReactNode[];
  /** At the end of the line: the age, or what is left. */
  end?: ReactNode;
  /** One line under it. */
  detail?: ReactNode;
};

/** A dense list of rows, for reading down: two lines each, on a phone as well; nothing without any. */
export function RowList({ label, rows }: { label: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <ul className="admin-rows" aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={row.pick ? 'has-pick' : undefined}>
          {row.pick}
          <p className="admin-line">
            <span className="admin-main-fact">{row.main}</span>
            {Children.map(row.facts, (fact) => fact && <span>{fact}</span>)}
          </p>
          {row.end && <div className="admin-end">{row.end}</div>}
          {row.detail && <p className="admin-detail">{row.detail}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The checkbox of a row, named after what it selects. */
export function PickBox({ id, label }: { id: string; label: string }) {
  return (
    <label className="choice admin-pick" htmlFor={`pick-${id}`}>
      <input type="checkbox" id={`pick-${id}`} name="ids" value={id} />
      <span className="sr-only">{label}</span>
    </label>
  );
}
