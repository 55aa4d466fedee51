import { Accent, Drawing, type DrawingProps, Line } from './drawing.tsx';

/** A tandem bicycle. */
export function ValuePartnership(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Accent d="M20 44h22q2 0 2 2v14q0 2-2 2h-22q-2 0-2-2v-14q0-2 2-2z" />
      <Line d="M-4 100h168-130c-11 0-20-9-20-20s9-20 20-20 20 9 20 20-9 20-20 20v-20l30 2-8-38h-7 15-8l1.3 6-23.3 30 23.3-30-.5 8h-42.8v-16q0-2 2-2h22q2 0 2 2v16-16q0-2-2-2h-24v18h42.8l.5-8h36l-1.3-8h-7 15-8 8-15 7l1.3 8 6.7 32h-36 36l-6.7-32h25.7l-4-12c-2-8 11-10 15-4-4-6-17-4-15 4l4 12 7 30v20c-11 0-20-9-20-20s9-20 20-20 20 9 20 20-9 20-20 20" />
    </Drawing>
  );
}
