import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A counter bell, and the answer in a speech bubble. */
export function OfferCustomerSupport(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M26 98c0-28 16-42 36-42s34 14 34 42h-70z" />
      <Accent d="M92 22h50q8 0 8 8v18q0 8-8 8h-50q-8 0-8-8v-18q0-8 8-8z" />
      <Line d="M-4 100h168-146v-6q0-2 2-2h2c0-30 16-42 34-42v-6c-7 0-7-8 0-8s7 8 0 8v6c18 0 34 12 34 42h-68 70q2 0 2 2v6h18c14 0-16-22-20-34l7.6-10.6q2.4-3.4 6.5-3.4h31.9q8 0 8-8v-18q0-8-8-8h-50q-8 0-8 8v18q0 8 8 8l4 14-4-14q-8 0-8-8v-9h48" />
    </Drawing>
  );
}
