import { interpolate } from '#app/platform/format/interpolate.ts';

interface ResultCountProps {
  count: number;
  one: string;
  many: string;
  /** Shown instead while the list is loading. */
  pending?: string;
  /** Shown instead if there are no results. */
  empty?: { title: string; text?: string };
}

/** The number of results, in a live region that is always present, so that it is announced. */
export function ResultCount({ count, one, many, pending, empty }: ResultCountProps) {
  const isEmpty = count === 0 && empty !== undefined && pending === undefined;
  return (
    <div role="status" className={isEmpty ? 'resource-nothing' : 'resource-result-count'}>
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
