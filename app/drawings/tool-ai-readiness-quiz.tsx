import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A card with one big question mark. */
export function ToolAiReadinessQuiz(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M50 17.8l66.1-3.6q3.9-.2 4.2 3.7l5.4 81.8q.3 4.3-4 4.3h-67.9q-3.8 0-4-3.8l-3.6-78.2q-.2-4 3.8-4.2z" />
      <Accent d="M77 84c0-3.8 3.2-7 7-7s7 3.2 7 7-3.2 7-7 7-7-3.2-7-7z" />
      <Line d="M-4 100h168-42.3q-3.7 0-3.9-3.7l-5.5-84.4q-.3-3.9-4.2-3.7l-66.1 3.6q-4 .2-3.8 4.2l3.8 84-2.5-56h16.5c-2-16 10-24 24-24s26 9 25 22c-2 14-23 12-24 28" />
    </Drawing>
  );
}
