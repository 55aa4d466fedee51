import type { ReactNode } from 'react';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Disclosures with one name open one at a time. */
  name?: string;
  id?: string;
  /** Open in the first HTML; the visitor may change it. */
  defaultOpen?: boolean;
}

/** A question with its answer folded under it: native <details>. */
export function Disclosure({ summary, children, name, id, defaultOpen }: DisclosureProps) {
  return (
    <details className="disclosure" name={name} id={id} open={defaultOpen}>
      <summary>{summary}</summary>
      <div className="measure pb-5">{children}</div>
    </details>
  );
}
