import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A headset. */
export function CourseCustomerService(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M46 58c0-36 72-36 76 0h-10c-8-22-48-22-56 0h-10z" />
      <Accent d="M40 58h6q6 0 6 6v20q0 6-6 6h-6q-6 0-6-6v-20q0-6 6-6z" />
      <Line d="M-4 100h24c16 0 18-8 18-16h-4q-6 0-6-6v-20q0-6 6-6h6q6 0 6 6v20q0 6-6 6h-2 2q6 0 6-6v-22c0-46 68-46 68 0v2q0-6 6-6h6q6 0 6 6v20q0 6-6 6h-6q-6 0-6-6v-20 20q0 6 6 6h3c0 18-15 18-27 16-8-2-16-6-18 0s10 8 18 0h68" />
    </Drawing>
  );
}
