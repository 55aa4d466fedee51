import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A megaphone. */
export function CourseMarketing(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M60 72l18 4 5.2 24h-16l-7.2-28z" />
      <Accent d="M42 50l66-24v66l-66-22v-20z" />
      <Line d="M-4 100h168-97.7q-2.3 0-2.9-2.2l-7-25.2q-.4-1.6-2-2.1l-16.3-4.9q-2.1-.6-2.1-2.8v-15.7q0-2.1 1.9-2.8l64.1-24.3v65l-22.4-6.6q-4.6-1.4-3.2 3.2l5.6 18.4-7-23 27 8v-65c18 10 18 56 0 65" />
    </Drawing>
  );
}
