import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A shelf that lacks one box. */
export function TemplateStockReorder(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M44 30h24q2 0 2 2v22q0 2-2 2h-24q-2 0-2-2v-22q0-2 2-2z" />
      <Accent d="M100 76h22q2 0 2 2v24q0 2-2 2h-22q-2 0-2-2v-24q0-2 2-2z" />
      <Line d="M-4 100h32v-90 44h8q2 0 2-2v-24q0-2 2-2h24q2 0 2 2v26-14h-28v14h36q2 0 2-2v-16q0-2 2-2h20q2 0 2 2v18h32v-44 90h32-44q-2 0-2-2v-24q0-2-2-2h-22q-2 0-2 2v26-14h26v14h-38q-2 0-2-2v-28q0-2-2-2h-32q-2 0-2 2v30-16h36v16h-50" />
    </Drawing>
  );
}
