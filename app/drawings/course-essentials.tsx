import { Accent, Drawing, type DrawingProps, Line } from './drawing.tsx';

/** A pencil that draws a line. */
export function CourseEssentials(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Accent d="M91.1 84.6l43.4-55.5 9 7.1-43.4 55.4-9-7z" />
      <Line d="M-4 92h16c23 0 25-30 12.4-30-12.4 0-10.4 30 7.6 30 23 0 25-30 12.4-30-12.4 0-10.4 30 7.6 30 23 0 25-30 12.4-30-12.4 0-10.4 30 7.6 30 4 0 6 0 8 2l4.7-15.2q0-.1.1-.2l43.2-55.4q.6-.7 1.3-.1l8.3 6.5-5.9-4.6q-3.1-2.5-.7-5.6l3.3-4.2q2.4-3.1 5.5-.6l2.8 2.1q3.1 2.5.7 5.6l-49.6 63.4-9-7 9 7-13.7 8.3" />
    </Drawing>
  );
}
