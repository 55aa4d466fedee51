import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A key with its tag. */
export function Agency(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M66 56h66v12h-66v-12z" />
      <Accent d="M76 26l10-8h36v20h-36l-10-12z" />
      <Line d="M-4 100h24c20 0 24-8 24-20-12 0-20-8-20-18 0-12 8-20 20-20 0-14 12-24 28-20l9.4-8.5q.6-.5 1.4-.5h33.2q2 0 2 2v16q0 2-2 2h-33.1q-.9 0-1.5-.7l-9.4-10.3c-16-4-28 6-28 20 10 0 16 6 18 12h66q2 0 2 2v8q0 2-2 2h-4q-2 0-2 2v7q0 2-2 2h-5q-2 0-2-2v-7q0-2-2-2h-3q-2 0-2 2v3q0 2-2 2h-4q-2 0-2-2v-3q0-2-2-2h-33c-3 8-9 14-19 14 0 16 12 20 28 20h92" />
    </Drawing>
  );
}
