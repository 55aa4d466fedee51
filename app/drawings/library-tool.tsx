import { Accent, Drawing, type DrawingProps, Line } from './drawing.tsx';

/** A pencil and a ruler. */
export function LibraryTool(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Accent d="M56.5 86.2l31.9-60.1 10.4 5.6-31.9 60-10.4-5.5z" />
      <Line d="M-4 100h52l1.9-17q0-.2.1-.3l31.4-59.2q.4-.7 1.2-.4l8.9 4.8-6.3-3.4q-3.4-1.7-1.6-5.1l2.4-4.4q1.7-3.4 5.1-1.6l2.9 1.6q3.4 1.8 1.6 5.1l-36.1 67.9-9.6-5.2 9.6 5.2-11.5 10v2h22q2 0 2.8-1.9l30.1-73.3q1.1-2.8 3.9-1.6l18.4 7.7q2.8 1.1 1.7 3.9l-26.1 63.3q-.8 1.9-2.8 1.9h-26l6.6-16 11.4 5-11.4-5 6.6-16 7.8 3-7.8-3 6.5-16 11.3 5-11.3-5 6.6-16 7.7 3-7.7-3-26.3 64h92" />
    </Drawing>
  );
}
