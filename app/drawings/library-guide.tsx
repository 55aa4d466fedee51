import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A guidebook with a label. */
export function LibraryGuide(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M50 24c0-4 4-6 8-6h60v70h-60c-4 0-6 2-8 4v-68z" />
      <Accent d="M68 30h28q2 0 2 2v14q0 2-2 2h-28q-2 0-2-2v-14q0-2 2-2z" />
      <Line d="M-4 100h168-52v-18-67q0-3-3-3h-55c-8 0-12 4-12 12v67c0-5 4-9 12-9h58-58 58-58c-8 0-12 4-12 9 0 6 4 8.9 12 8.9" />
    </Drawing>
  );
}
