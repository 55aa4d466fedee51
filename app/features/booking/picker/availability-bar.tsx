/** The longest a day can be: every slot of the default list free. */
const FULL_DAY_SLOTS = 14;
const LENGTH = 28;

/** The line under a day: the more of the day is free, the longer it is. Said in words by the day's name. */
export function AvailabilityBar({ free }: { free: number }) {
  const reach = (LENGTH * Math.min(1, free / FULL_DAY_SLOTS)) / 2;
  return (
    <svg className="cal-line" viewBox={`0 0 ${LENGTH} 4`} aria-hidden="true">
      {free > 0 && <path d={`M${LENGTH / 2 - reach} 2H${LENGTH / 2 + reach}`} />}
    </svg>
  );
}
