import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A letter that trails a line behind it. */
export function MailOnItsWay(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M77 35.5l68.9-12.2q2.9-.5 3.5 2.5l6.9 39.3q.5 3-2.4 3.5l-69 12.2q-2.9.5-3.4-2.5l-7-39.3q-.5-3 2.5-3.5z" />
      <Accent d="M101 60c0-5 4-9 9-9s9 4 9 9-4 9-9 9-9-4-9-9z" />
      <Line d="M-4 100h20c40 0 42-42 22-42-16 0-18 24 0 24s20-34 30.9-49.4l41.3 20 32-32.9q-.9-.7-2.3-.4l-68.9 12.2q-3 .5-2.5 3.4l7 39.4q.5 3 3.5 2.5l68.8-12.2q3-.5 2.5-3.5l-7-39.4q-.2-1.3-1.1-2" />
    </Drawing>
  );
}
