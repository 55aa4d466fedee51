import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A long receipt with a total, beside a coin. */
export function OfferExpenseProcessing(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M48 14h56v90h-56v-90z" />
      <Accent d="M101 84c0-8.2 6.8-15 15-15s15 6.8 15 15-6.7 15-15 15-15-6.7-15-15z" />
      <Line d="M-4 100h168-66v-90l-7 5-7-5-7 5-7-5-7 5-7-5-7 5-7-5v22h42c7.4 0 7.4 12 0 12h-30c-7.4 0-7.4 12 0 12h30c7.4 0 7.4 12 0 12h-30c-7.4 0-7.4 12 0 12h30 12c0-10 8-17 16-17 10 0 17 8 17 17 0 10-7 17-17 17-9 0-16-7-16-17h-54v20" />
    </Drawing>
  );
}
