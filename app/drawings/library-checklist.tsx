import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A list with three check marks. */
export function LibraryChecklist(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M49 16h70q3 0 3 3v82q0 3-3 3h-70q-3 0-3-3v-82q0-3 3-3z" />
      <Accent d="M58 70h12q2 0 2 2v12q0 2-2 2h-12q-2 0-2-2v-12q0-2 2-2z" />
      <Line d="M-4 100h168-48v-87q0-3-3-3h-70q-3 0-3 3v87-70h12l6 6 12-14c4-4 6 8 12 8h20c14 0 14 23 0 23h-18c-8 0-10-12-14-8l-12 14-6-6h-12v24h12l6 6 12-14c4-4 6 8 12 8h16" />
    </Drawing>
  );
}
