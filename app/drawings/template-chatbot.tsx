import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** Two speech bubbles, a question and its answer. */
export function TemplateChatbot(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M34 18h54q10 0 10 10v16q0 10-10 10h-54q-10 0-10-10v-16q0-10 10-10z" />
      <Accent d="M84 60h53q10 0 10 10v12q0 10-10 10h-53q-10 0-10-10v-12q0-10 10-10z" />
      <Line d="M-4 100c20 0 32-16 32-34l11-12.6q3-3.4 7.5-3.4h35.5q10 0 10-10v-16q0-10-10-10h-54q-10 0-10 10v16q0 10 10 10v16c2 22 22 10 40 4v-4q0-10 10-10h54q10 0 10 10v12q0 10-10 10l4 12h28-28l-15.5-10.3q-2.5-1.7-5.5-1.7h-37q-10 0-10-10v-8h54" />
    </Drawing>
  );
}
