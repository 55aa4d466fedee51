import type { ReactNode } from 'react';

interface ScrollRegionProps {
  /** Its name, or the id of the element that names it. */
  name: { 'aria-label': string } | { 'aria-labelledby': string };
  className: string;
  children: ReactNode;
}

/** A part of a page that scrolls on its own, which the keyboard has to reach as well. */
export function ScrollRegion({ name, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus, arrow keys can't scroll it
    <section className={className} tabIndex={0} {...name}>
      {children}
    </section>
  );
}
