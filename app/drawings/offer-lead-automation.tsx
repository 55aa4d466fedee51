import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A business card becomes a date in the calendar. */
export function OfferLeadAutomation(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M19 34h48q3 0 3 3v26q0 3-3 3h-48q-3 0-3-3v-26q0-3 3-3z" />
      <Accent d="M115 66h10q3 0 3 3v8q0 3-3 3h-10q-3 0-3-3v-8q0-3 3-3z" />
      <Line d="M-4 100h8c10 0 6-20 6-38v-31q0-3 3-3h48q3 0 3 3v28q0 3-3 3h-51v-22h34c10 0 12 10 2 10h-20c-12 4 4 40 34 40 24 0 14-32 28-34v-15.7q0-2.3 2.3-2.3h11c5.6 0 6.5-10.1 1.9-10.1s-3.7 10.1 1.8 10.1h25.8c5.6 0 6.5-10.1 1.9-10.1s-3.7 10.1 1.8 10.1h11.9q2.3 0 2.3 2.3v10.6h-60.7v34.5q0 2.3 2.3 2.3h56.1q2.3 0 2.3-2.3v-34.5 11.9h-48.7c-7.4 0-7.4 12.9 0 12.9h48.7c7 0 0 24.3 7 24.3h8" />
    </Drawing>
  );
}
