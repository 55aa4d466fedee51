import { Accent, Drawing, type DrawingProps, Line } from './drawing.tsx';

/** A magnifying glass over a table of figures. */
export function ToolDataQualityAssessment(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Accent d="M83 60h23q1 0 1 1v19q0 1-1 1h-23q-1 0-1-1v-19q0-1 1-1z" />
      <Line d="M-4 100h168-26l-23.7-23.7c-9 8.9-23.6 8.9-32.6 0s-8.9-23.6 0-32.6 23.6-8.9 32.6 0 8.9 23.6 0 32.6l23.7 23.7h-34v-83q0-3-3-3h-74q-3 0-3 3v83-22h80v-22h-80v-21h80v-21h-26v86h-27v-86" />
    </Drawing>
  );
}
