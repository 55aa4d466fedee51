import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A balance scale that weighs two offers. */
export function ToolVendorEvaluationChecklist(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M26 80h28c0 14-28 14-28 0z" />
      <Accent d="M122 42h16q2 0 2 2v14q0 2-2 2h-16q-2 0-2-2v-14q0-2 2-2z" />
      <Line d="M-4 100h168-66c0-8-6-10-16-10v-68l-46 12-14 40h28l-14-40 14 40h-28l14-40-14 40c0 16 28 16 28 0 0 16-28 16-28 0l14-40 46-12 46-10-16 44h4v-16q0-2 2-2h16q2 0 2 2v16h8l-16-44-16 44c0 16 32 16 32 0h-32 32c0 16-32 16-32 0l16-44 16 44h-6q-2 0-2-2v-14q0-2-2-2h-18v18h-4l16-44-46 10v-10 78c-10 0-16 2-16 10" />
    </Drawing>
  );
}
