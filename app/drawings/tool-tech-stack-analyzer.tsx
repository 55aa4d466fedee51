import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** Three stacked crates, one of them marked. */
export function ToolTechStackAnalyzer(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M48 78h76q2 0 2 2v22q0 2-2 2h-76q-2 0-2-2v-22q0-2 2-2z" />
      <Accent d="M59 50h54q2 0 2 2v21q0 2-2 2h-54q-2 0-2-2v-21q0-2 2-2z" />
      <Line d="M-4 100h168-42v-26q0-2-2-2h-78q-2 0-2 2v26-28h28v12h26v-12 12h-26v-12h-28 10q2 0 2-2v-24q0-2 2-2h54q2 0 2 2v26-28h-16v11h-24v-11 11h24v-11h16-8q-2 0-2-2v-24q0-2-2-2h-10v11h-15v-11 11h15v-11h-26q-2 0-2 2v26" />
    </Drawing>
  );
}
