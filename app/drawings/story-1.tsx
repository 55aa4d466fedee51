import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A steaming loaf of bread on a board. */
export function Story1(props: DrawingProps) {
  return (
    <Drawing sheet="object" {...props}>
      <Quiet d="M92 250h316q6 0 6 6v14q0 6-6 6h-316q-6 0-6-6v-14q0-6 6-6z" />
      <Accent d="M132 238c-20-78 58-112 124-112s144 34 124 112h-248z" />
      <Line d="M-10 264h500-86v-16q0-8-8-8h-312q-8 0-8 8v16-16q0-8 8-8h38c-20-88 58-124 124-124-30 12-48 32-50 60 2-28 20-48 50-60 10 0 20 1 30 2-28 12-44 32-44 62 0-30 16-50 44-62 12 1 22 4 30 6-22 10-36 28-36 56 0-28 14-46 36-56 34 8 82 42 64 116 18-74-30-108-64-116-8-2-18-5-30-6-14-18 16-32 2-48s-38-4-32 8c6 14 34 6 30-18-2-16-14-18-12-34" />
    </Drawing>
  );
}
