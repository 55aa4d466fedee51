import { interpolate } from '#app/platform/format/interpolate.ts';

interface ResultCountProps {
  count: number;
  one: string;
  many: string;
  /** Shown instead while the list is loading. */
  pending?: string;
  /** Shown instead if there are no results. */
  empty?: { title: string; text?: string };
  /** Only announced, where the results are seen at a glance. */
  unseen?: boolean;
}

/** The number of results, in a live region that is always present, so that it is announced. */
export function ResultCount({ count, one, many, pending, empty, unseen }: ResultCountProps) {
  const isEmpty = count === 0 && empty !== undefined && pending === undefined;
  const look = unseen ? 'sr-only' : 'resource-result-count';
  return (
    <div role="status" className={isEmpty ? 'resource-nothing' : look} data-results>
      {isEmpty ? (
        <>
          <p className="text-xl font-bold">{empty.title}</p>
          {empty.text && <p className="text-muted">{empty.text}</p>}
        </>
      ) : (
        <p>{pending ?? interpolate(count === 1 ? one : many, { count })}</p>
      )}
    </div>
  );
}
