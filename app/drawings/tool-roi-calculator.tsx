import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A calculator with its last key coloured. */
export function ToolRoiCalculator(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M58 20h44q2 0 2 2v10q0 2-2 2h-44q-2 0-2-2v-10q0-2 2-2z" />
      <Accent d="M96 83h11q2 0 2 2v10q0 2-2 2h-11q-2 0-2-2v-10q0-2 2-2z" />
      <Line d="M-4 100h168-52v-82q0-8-8-8h-48q-8 0-8 8v82-20h64v-19h-64v-19h64-21v58h-22v-58" />
    </Drawing>
  );
}
