import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** An invoice with a check mark. */
export function TemplateInvoiceApproval(props: DrawingProps) {
  return (
    <Drawing sheet="small" {...props}>
      <Quiet d="M49 18h51.8q1.2 0 2.1.9l10.2 10.2q.9.9.9 2.1v69.8q0 3-3 3h-62q-3 0-3-3v-80q0-3 3-3z" />
      <Accent d="M87 76c0-9.3 7.7-17 17-17s17 7.7 17 17-7.7 17-17 17-17-7.7-17-17z" />
      <Line d="M-4 100h168-56v-70.8q0-1.2-.9-2.1l-13.1-13.1v14h14l-13.1-13.1q-.9-.9-2.1-.9h-49.8q-3 0-3 3v83-62h44c6.8 0 6.8 11 0 11h-32c-6.8 0-6.8 11 0 11h32c16 0 24 2 30 6l-13 18-8-9" />
    </Drawing>
  );
}
