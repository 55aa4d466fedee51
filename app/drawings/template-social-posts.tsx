import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** A photo of a cup, and a heart. */
export function TemplateSocialPosts(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M53 24h62q3 0 3 3v48q0 3-3 3h-62q-3 0-3-3v-48q0-3 3-3z" />
      <Accent d="M60 98c-8-6-12-10-10-15 2-4 8-4 10 1 2-5 8-5 10-1 2 5-2 9-10 15z" />
      <Line d="M-4 100h168-44v-82q0-4-4-4h-72q-4 0-4 4v82-28h26c-6-6-9-14-9-26h38c14-2 13 18-2 16 15 2 16-18 2-16 0 12-3 20-9 26h-20 54v14h-36" />
    </Drawing>
  );
}
