import { Accent, Drawing, type DrawingProps, Line } from './drawing.tsx';

/** A stopwatch with a quarter of its dial marked. */
export function CourseQuickStart(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Accent d="M84 70v-28c16 0 28 12 28 28h-28z" />
      <Line d="M-4 100h168-84c-19 0-34-15-34-34s15-34 34-34v-8q0-2-2-2h-5q-2 0-2-2v-6q0-2 2-2h14q2 0 2 2v6q0 2-2 2h-7v44l16-12-16 12v-34c19 0 34 15 34 34s-15 34-34 34" />
    </Drawing>
  );
}
