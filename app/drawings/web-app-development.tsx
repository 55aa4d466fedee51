import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A browser window with a shop awning. */
export function WebAppDevelopment(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M38 32h96q4 0 4 4v8q0 4-4 4h-96q-4 0-4-4v-8q0-4 4-4z" />
      <Accent d="M98 76h20q4 0 4 4v6q0 4-4 4h-20q-4 0-4-4v-6q0-4 4-4z" />
      <Line d="M-4 100h168-136v-70q0-6 6-6h92q6 0 6 6v70-58c0 12-26 12-26 0v-18 18c0 12-26 12-26 0v-18 18c0 12-26 12-26 0v-18 18c0 12-26 12-26 0v22h56c6.2 0 6.2 10 0 10h-42c-6.2 0-6.2 10 0 10h29.4" />
    </Drawing>
  );
}
