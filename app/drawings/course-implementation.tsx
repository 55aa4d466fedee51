import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A toolbox with a wrench in it. */
export function CourseImplementation(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M37 62h98q3 0 3 3v36q0 3-3 3h-98q-3 0-3-3v-36q0-3 3-3z" />
      <Accent d="M76 70h12q3 0 3 3v10q0 3-3 3h-12q-3 0-3-3v-10q0-3 3-3z" />
      <Line d="M-4 100h168-32v-37q0-5-5-5h-94q-5 0-5 5v37-26h104v-11q0-5-5-5h-15v-11q0-5-5-5h-9c7-5 8-17 0-22v10h-10v-10c-8 5-7 17 0 22h-35q-5 0-5 5v11h6v-6q0-4 4-4h44q4 0 4 4v6" />
    </Drawing>
  );
}
