import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** An open, empty box. */
export function EmptyState(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M48 62h76q2 0 2 2v40q0 2-2 2h-76q-2 0-2-2v-40q0-2 2-2z" />
      <Accent d="M40 58l18-14h44l18 14h-80z" />
      <Line d="M-4 100h168-44v-39.2q0-2.8 2.6-1.9l18.4 6.1q3 1 .7-1.3l-15.2-15.2q-.5-.5-1.1-.6l-23.4-3.9 18 14-18-14h-43.8q-.2 0-.4 0l-23.2 3.9q-.6.1-1.1.6l-15.2 15.2q-2.3 2.3.7 1.3l21-7 18-14-18 14h80-80v42" />
    </Drawing>
  );
}
