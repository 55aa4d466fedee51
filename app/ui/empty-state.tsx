import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** The way out: a button or a link. */
  action?: ReactNode;
  /** A small drawing. */
  picture?: ReactNode;
}

/** What stands where a list has nothing to show. Announced, because a filter has just emptied it. */
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
