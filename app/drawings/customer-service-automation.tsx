import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A counter bell, and the answer in a speech bubble. */
export function CustomerServiceAutomation(props: DrawingProps) {
  return (
    <Drawing sheet="large" {...props}>
      <Quiet d="M290 60h122q16 0 16 16v56q0 16-16 16h-122q-16 0-16-16v-56q0-16 16-16z" />
      <Accent d="M92 252c0-66 40-108 84-108s84 42 84 108h-168z" />
      <Line d="M-10 264h72q8 0 8-8v-6q0-6 6-6h6c0-66 40-108 84-108v-14c-14 0-14-16 0-16 14 0 14 16 0 16v14c44 0 84 42 84 108h-168 172q8 0 8 8v4q0 8-8 8h-184 192c68 0 6-44 28-90l11.8-26.5q4.2-9.5 14.6-9.5h83.6q16 0 16-16v-58q0-16-16-16h-122q-16 0-16 16v58q0 16 16 16l12 36-12-36q-16 0-16-16v-44h126c12.4 0 12.4 20 0 20h-98c-12.4 0-12.4 20 0 20h98c48 0 70 12 62 62-6 42-10 84 24 84h16" />
    </Drawing>
  );
}
