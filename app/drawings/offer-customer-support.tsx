import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A counter bell, and the answer in a speech bubble. */
export function OfferCustomerSupport(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M26 98c0-28 16-42 36-42s34 14 34 42h-70z" />
      <Accent d="M92 22h50q8 0 8 8v18q0 8-8 8h-50q-8 0-8-8v-18q0-8 8-8z" />
      <Line d="M-4 100h168-146v-6q0-2 2-2h2c0-30 16-42 34-42v-6c-7 0-7-8 0-8s7 8 0 8v6c18 0 34 12 34 42h-68 69q3 0 3 3v5h18c14 0-16-22-20-34l7.6-10.6q2.4-3.4 6.5-3.4h31.9q8 0 8-8v-18q0-8-8-8h-50q-8 0-8 8v22q0 4 4 4h4l4 14-2.9-10.2q-1.1-3.8-5.1-3.8-4 0-4-4v-13h48" />
    </Drawing>
  );
}
