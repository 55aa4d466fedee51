import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A potted plant that grows from a coin. */
export function BlogRoi(props: DrawingProps) {
  return (
    <Drawing sheet="large" {...props}>
      <Quiet d="M200 206h112l-12 68h-86l-14-68z" />
      <Accent d="M222 66c0-15.4 12.6-28 28-28s28 12.6 28 28-12.6 28-28 28-28-12.6-28-28z" />
      <Line d="M-10 264h500-208l16-68h10q4 0 4-4v-14q0-4-4-4h-128q-4 0-4 4v14q0 4 4 4h118-108l16 68-15.3-64.9q-.7-3.1-3.9-3.1h-6.8q-4 0-4-4v-18h68c0-14 0-22-2-28-22 6-52-4-62-30 30-8 56 2 62 30-2-12 0-18 2-24 4-14 2-24 0-36-15.5 0-28-12.5-28-28s12.5-28 28-28 28 12.5 28 28-12.5 28-28 28v-28 28c2 12 4 22 0 36 18 2 54-4 60-36-28-2-52 10-60 36" />
    </Drawing>
  );
}
