import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A cash register that prints a receipt. */
export function AiAutomation(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M43 86h82q3 0 3 3v12q0 3-3 3h-82q-3 0-3-3v-12q0-3 3-3z" />
      <Accent d="M62 60v-34l4.5 4 4.5-4 4.5 4 4.5-4 4.5 4v30h-22.5z" />
      <Line d="M-4 100h168-40v-14q0-4-4-4h-80q-4 0-4 4v14-14q0-4 4-4h4l4-13c20.8 0 22-9 14.4-9-7.4 0-6.2 9 4.6 9 13.8 0 15-9 7.4-9-7.4 0-6.2 9 4.6 9 13.8 0 15-9 7.4-9-7.4 0-6.2 9 4.6 9 13.8 0 15-9 7.4-9-7.4 0-6.2 9 4.6 9h9l4 13-4-13-3.3-10.9q-.7-2.1-2.9-2.1h-9.8v-8h-9q-3 0-3-3v-10q0-3 3-3h30q3 0 3 3v10q0 3-3 3h-21v8h-16v-34l-4.5 4-4.5-4-4.5 4-4.5-4-4 4v30h22-25.8q-2.2 0-2.9 2.1l-3.3 10.9" />
    </Drawing>
  );
}
