import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A letter that trails a line behind it. */
export function MailOnItsWay(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M77 35.5l68.9-12.2q2.9-.5 3.5 2.5l6.9 39.3q.5 3-2.4 3.5l-69 12.2q-2.9.5-3.4-2.5l-7-39.3q-.5-3 2.5-3.5z" />
      <Accent d="M101 60c0-5 4-9 9-9s9 4 9 9-4 9-9 9-9-4-9-9z" />
      <Line d="M-4 100h20c40 0 42-42 22-42-16 0-18 24 0 24s20-34 30-50l42.2 20.6 29.3-30.3q3.3-3.5-1.4-2.7l-67.1 11.9q-3 .5-2.5 3.5l7 39.3q.5 3 3.4 2.5l71.9-12.7-8-45.3" />
    </Drawing>
  );
}
