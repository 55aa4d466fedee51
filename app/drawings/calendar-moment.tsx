import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A calendar with one day circled. */
export function CalendarMoment(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M42 30h86q2 0 2 2v14q0 2-2 2h-86q-2 0-2-2v-14q0-2 2-2z" />
      <Accent d="M72 82c0-6.6 5.4-12 12-12s12 5.4 12 12-5.4 12-12 12-12-5.4-12-12z" />
      <Line d="M-4 100h168-130v-72.5q0-3.5 3.5-3.5h16.8c8.4 0 9.8-15.4 2.8-15.4s-5.6 15.4 2.8 15.4h39.2c8.4 0 9.8-15.4 2.8-15.4s-5.6 15.4 2.8 15.4h18.2q3.5 0 3.5 3.5v16.1h-92.4 92.4v56.4-38.2h-74.2c-11.2 0-11.2 19.6 0 19.6h19.6c-8.4-14 22.4-16.8 22.4-1.4 0 14-23.8 15.4-22.4 1.4h54.6" />
    </Drawing>
  );
}
