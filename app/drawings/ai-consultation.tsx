import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A cup of coffee whose steam becomes a speech bubble. */
export function AiConsultation(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M42 72h56c0 18-6 28-14 32h-28c-10-6-14-16-14-32z" />
      <Accent d="M92 18h52q8 0 8 8v20q0 8-8 8h-52q-8 0-8-8v-20q0-8 8-8z" />
      <Line d="M-4 100h168-112c-10-4-14-16-14-34h56c20-3 18 22-3 20 21 2 23-23 3-20 0 18-4 30-14 34 10-4 14-16 14-34h-32c-14-12 16-14 6-28l8.4-5.6q3.6-2.4 3.6-6.7v-3.7q0-8 8-8h52q8 0 8 8v20q0 8-8 8h-52q-8 0-8-8v-2l-12-2" />
    </Drawing>
  );
}
