import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** An open book with a ribbon. */
export function Courses(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M28 40c18-4 42-2 56 8v54c-14-8-38-10-56-6v-56z" />
      <Accent d="M104 33l12-1v30l-6-6-6 6v-29z" />
      <Line d="M-4 100h168-84c-14-10-40-12-58-8v-56c18-4 44-2 58 8v56-56c14-10 40-12 58-8v30c-14-3-32-2-44 2 12-4 30-5 44-2v12c-14-3-32-2-44 2 12-4 30-5 44-2v14c-18-4-44-2-58 8" />
    </Drawing>
  );
}
