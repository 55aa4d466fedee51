import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A form with blanks to fill in. */
export function LibraryTemplate(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M55 18h43.8q1.2 0 2.1.9l14.2 14.2q.9.9.9 2.1v65.8q0 3-3 3h-58q-3 0-3-3v-80q0-3 3-3z" />
      <Accent d="M64 44h34q2 0 2 2v12q0 2-2 2h-34q-2 0-2-2v-12q0-2 2-2z" />
      <Line d="M-4 100h168-52v-68.8q0-1.2-.9-2.1l-17.1-17.1v18h18l-17.1-17.1q-.9-.9-2.1-.9h-43.8q-3 0-3 3v85-28h52c8.1 0 8.1 13 0 13h-38" />
    </Drawing>
  );
}
