import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A caliper that measures a machined part. */
export function Story2(props: DrawingProps) {
  return (
    <Drawing sheet="object" {...props}>
      <Quiet d="M258 68h74q4 0 4 4v44q0 4-4 4h-74q-4 0-4-4v-44q0-4 4-4z" />
      <Accent d="M140 218c0-27.5 22.5-50 50-50s50 22.5 50 50-22.5 50-50 50-50-22.5-50-50z" />
      <Line d="M-10 264h500-310c-28.7 0-52-23.3-52-52s23.3-52 52-52 52 23.3 52 52-23.3 52-52 52-52-23.3-52-52v27.2q0 4.8-4 2.1l-12.9-8.6q-1.1-.7-1.3-2l-11.7-77.9q-.1-.8-.6-1.4l-18.9-24.6q-.6-.8-.6-1.8v-50q0-3 3-3h219 46v16-16h16v10-10h16v10-10h16v16-16h16v10-10h16v10-6q0-4 4-4h14q4 0 4 4v18q0 4-4 4h-118v-38q0-4-4-4h-74q-4 0-4 4v44q0 4 4 4h74q4 0 4-4v-6 6q0 4-4 4h-74q-4 0-4-4v-44q0-4 4-4h78v42 10h-53.4q-2.6 0-2.9 2.6l-15.5 119.9q-.2 1.5-1.5 2.2l-16.5 9q-4.2 2.3-4.2-2.5v-138.2q0-3-3-3h-101v114" />
    </Drawing>
  );
}
