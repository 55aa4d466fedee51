import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A tape measure, pulled out. */
export function ValuePracticality(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M86 96h54v10h-54v-10z" />
      <Accent d="M33 73c0-8.8 7.2-16 16-16s16 7.2 16 16-7.2 16-16 16-16-7.2-16-16z" />
      <Line d="M-4 100h168-26v6-16h-10v5-5h-12v5-5h-12v5-5h-12v5-5h-12v-24c0-22-14-28-34-28-22 0-34 12-34 32v18c0 8 4 12 12 12h56v-30h-18c0 8.8-7.2 16-16 16s-16-7.2-16-16 7.2-16 16-16 16 7.2 16 16" />
    </Drawing>
  );
}
