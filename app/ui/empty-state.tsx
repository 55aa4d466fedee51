import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** A button or link to continue with. */
  action?: ReactNode;
  /** A small drawing. */
  picture?: ReactNode;
}

/** Shown in place of an empty list; announced, because a filter may just have emptied it. */
export function EmptyState({ title, children, action, picture }: EmptyStateProps) {
  return (
    <div className="empty-state" role="status">
      {picture && <div className="w-32">{picture}</div>}
      <p className="text-xl font-bold">{title}</p>
      {children && <div className="text-muted">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
