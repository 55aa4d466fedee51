import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** Three sealed letters, one behind the other. */
export function TemplateEmailCampaign(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M33 56h74q3 0 3 3v44q0 3-3 3h-74q-3 0-3-3v-44q0-3 3-3z" />
      <Accent d="M57 80c0-5 4-9 9-9s9 4 9 9-4 9-9 9-9-4-9-9z" />
      <Line d="M-4 100h168-60v-47q0-3-3-3h-74q-3 0-3 3v47-47q0-1.5.7-2.3l39.3 27.3 39.3-27.3q.7.8.7 2.3v37h7q3 0 3-3v-43q0-3-3-3h-74q-3 0-3 3v6-6q0-3 3-3h74q3 0 3 3v37h7q3 0 3-3v-43q0-3-3-3h-74q-3 0-3 3v6" />
    </Drawing>
  );
}
