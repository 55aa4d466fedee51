import { Accent, Drawing, type DrawingProps, Line } from './drawing.tsx';

/** A bar chart of four columns; the last is the tallest. */
export function CourseData(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Accent d="M124 32h16q1 0 1 1v70q0 1-1 1h-16q-1 0-1-1v-70q0-1 1-1z" />
      <Line d="M-4 100h29q3 0 3-3v-20q0-3 3-3h14q3 0 3 3v20q0 3 3 3h4q3 0 3-3v-38q0-3 3-3h14q3 0 3 3v38q0 3 3 3h4q3 0 3-3v-30q0-3 3-3h14q3 0 3 3v30q0 3 3 3h4q3 0 3-3v-68q0-3 3-3h13q3 0 3 3v68q0 3 3 3h24" />
    </Drawing>
  );
}
