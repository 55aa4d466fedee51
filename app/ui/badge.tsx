import type { ReactNode } from 'react';
import type { Tone } from './alert.tsx';

interface BadgeProps {
  /** `strong` is the filled one: at most one on a card ("Most Popular"). */
  tone?: Tone | 'plain' | 'strong';
  children: ReactNode;
}

/** One or two words about an item: a level, a state. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  const look = tone === 'plain' ? '' : tone === 'strong' ? ' badge-strong' : ` is-${tone}`;
  return <span className={`badge${look}`}>{children}</span>;
}
