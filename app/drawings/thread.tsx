import { Accent, Drawing, type DrawingProps, Line } from './drawing.tsx';

/** The line with its loop, as in the logo. */
export function Thread(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Accent d="M80 44a12 12 0 1 0 .1 0z" />
      <Line d="M4 92h50c30 0 54-12 54-38 0-18-12-30-28-30s-28 12-28 30c0 26 24 38 54 38h50" />
    </Drawing>
  );
}
