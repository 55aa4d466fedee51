import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A line that rises from a sheet of figures and becomes a gem. */
export function AiDataGem(props: DrawingProps) {
  return (
    <Drawing sheet="large" {...props}>
      <Quiet d="M47 124h136q3 0 3 3v144q0 3-3 3h-136q-3 0-3-3v-144q0-3 3-3z" />
      <Accent d="M326 54h81q1 0 1.6.8l32.5 42q.9 1.2 0 2.4l-73.5 94.8q-1.6 2-3.2 0l-73.5-94.8q-.9-1.2 0-2.4l31.9-41.2q1.2-1.6 3.2-1.6z" />
      <Line d="M-10 264h500-314v-30h-142v30-150h142v120-30h-142v-30h142v-30h-142v-30h47v150h48v-150h47v105l28 17 22-46 28 24 25.9-125.5q.1-.5.4-.9l33.1-42.8q.6-.8 1.6-.8h82q1 0 1.6.8l33.4 43.2h-152l76 98 76-98-76 98-76-98h50l26 98 28-98-12-44 12 44-28 98-26-98h-50 50l10-44" />
    </Drawing>
  );
}
