import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A folded map with a route to the goal. */
export function AiStrategyDevelopment(props: DrawingProps) {
  return (
    <Drawing sheet="large" {...props}>
      <Quiet d="M201.9 108.5l107.6 27.1q1.5.4 1.5 2v125.8q0 2.6-2.5 2l-107-27q-1.5-.4-1.5-2v-126.4q0-2 1.9-1.5z" />
      <Accent d="M374 170c-22-30-32-44-32-60 0-18 14-31 32-31s32 13 32 31c0 16-10 30-32 60z" />
      <Line d="M-10 264h20c34 0 26-10 60-10v-130l120-28v130-130l111 28v130-127.6q0-2.4 2.3-2.9l113-26.6q3.7-.9 3.7 2.9v126.2l-119 28-111-28-120 28v-46c26-58 64-60 66-26 2 24-30 26-24-2 10-50 72-48 100-16 24 30 54 42 78 22s54 10 74-26c-22-30-32-44-32-60 0-18 14-31 32-31s32 13 32 31c0 16-10 30-32 60" />
    </Drawing>
  );
}
