import { interpolate } from '#app/platform/format/interpolate.ts';

interface ResultCountProps {
  count: number;
  one: string;
  many: string;
  /** Said instead, while nothing is known yet. */
  pending?: string;
  /** Said instead, when nothing is left. */
  empty?: { title: string; text?: string };
}

/** How many are left. It stands in the page before it changes, so that the change is announced. */
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
