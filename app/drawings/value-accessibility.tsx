import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** An open door with a ramp. */
export function ValueAccessibility(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M62 24h42q2 0 2 2v58q0 2-2 2h-42q-2 0-2-2v-58q0-2 2-2z" />
      <Accent d="M98 20l30 12v64l-30-12v-64z" />
      <Line d="M-4 100h8l50.7-19.5q1.3-.5 1.3-1.9v-62.6q0-2 2-2h36q2 0 2 2v62q0 2-2 2h-38 40v-63q0-3 2.7-1.9l26 10.4q1.3.5 1.3 1.9v61.6q0 3-2.7 1.9l-27.3-10.9 30 12v-32h-8 8v32l-30-12h48v20h20" />
    </Drawing>
  );
}
