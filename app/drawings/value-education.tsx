import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A desk lamp over an open book. */
export function ValueEducation(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M78 100c12-8 26-8 34-2 10-6 22-6 34 2h-68z" />
      <Accent d="M75 27l6.6-4.6 34.5 19.8-40.9 28.6-6.8-39.2 6.6-4.6z" />
      <Line d="M-4 100h168-18c-10-10-28-10-36-2-8-8-24-8-34 2h-15q-3 0-3-3v-2q0-3-3-3h-30q-3 0-3 3v5-5q0-3 3-3h10.2q2.8 0 1.9-2.7l-10.7-30.1q-.4-1.2.5-2.1l39.1-39.1 4 4 6.6-4.6 34.5 19.8-12.3 8.6c6.9 9.8-9.5 21.3-16.3 11.4l16.3-11.4-28.6 20-6.8-39.2 6.6-4.6" />
    </Drawing>
  );
}
