import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A plug pulled out of its socket. */
export function Offline(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M129 48h14q5 0 5 5v20q0 5-5 5h-14q-5 0-5-5v-20q0-5 5-5z" />
      <Accent d="M59 46h18q5 0 5 5v18q0 5-5 5h-18q-5 0-5-5v-18q0-5 5-5z" />
      <Line d="M164 100c-18 0-2-42-22-42v-10q0-6-6-6h-12q-6 0-6 6v20q0 6 6 6h12q6 0 6-6v-10-10q0-6-6-6h-14q-4 0-4 4v4h8-8v16h8-8v-16-4q0-4 4-4h20v16 10q0 6-6 6h-12q-6 0-6-6v-20q0-6 6-6h18v16c20 0 4 42 22 42h-168 28c26 0 2-44 24-44v-9q0-5 5-5h19q4 0 4 4v4h14-14v13h14-10.5q-3.5 0-3.5 3.5 0 3.5-3.5 3.5h-19.5q-5 0-5-5v-9" />
    </Drawing>
  );
}
