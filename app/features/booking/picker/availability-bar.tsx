/** The number of slots at full length: a free day with the default hours. */
const FULL_DAY_SLOTS = 14;
const LENGTH = 28;

/** A line below a day, whose length shows the free slots. The day's label has the same as text. */
export function AvailabilityBar({ free }: { free: number }) {
  const reach = (LENGTH * Math.min(1, free / FULL_DAY_SLOTS)) / 2;
  return (
    <svg className="cal-line" viewBox={`0 0 ${LENGTH} 4`} aria-hidden="true">
      {free > 0 && <path d={`M${LENGTH / 2 - reach} 2H${LENGTH / 2 + reach}`} />}
    </svg>
  );
}
