import type { ReactNode } from 'react';

/** Long text (articles, legal pages, MDX): plain elements inside, a measure of 60 to 70 characters. */
export function Prose({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`prose ${className}`.trim()}>{children}</div>;
}
