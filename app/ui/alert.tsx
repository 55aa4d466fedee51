import type { ReactNode } from 'react';

export type Tone = 'good' | 'warn' | 'bad' | 'info';

interface AlertProps {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  id?: string;
  /** `alert` interrupts, `status` is announced politely; without a role the box is plain text. */
  role?: 'alert' | 'status';
  /** Lets a form move the focus here. */
  focusable?: boolean;
  className?: string;
}

/** A box with a message: success, warning, failure or information. */
export function Alert({ tone, title, children, focusable, className = '', ...rest }: AlertProps) {
  return (
    <div
      {...rest}
      tabIndex={focusable ? -1 : undefined}
      className={`alert is-${tone} ${className}`.trim()}
    >
      {title && <p className="alert-title">{title}</p>}
      {children}
    </div>
  );
}
