import type { ReactNode } from 'react';

interface SectionProps {
  /** The fragment of the section; also names its heading (`{id}-title`). */
  id: string;
  title: ReactNode;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  /** A short line above the heading: only where it says something the heading does not. */
  eyebrow?: ReactNode;
  /** The background: `ink` is light text on dark. */
  tone?: 'paper' | 'surface' | 'ink';
  /** `stack`: heading above. `side`: heading in the left third, content in the right two. */
  layout?: 'stack' | 'side';
  /** Stands beside the heading on a wide page (a link, a drawing). */
  aside?: ReactNode;
  children?: ReactNode;
  className?: string;
}

const grounds = { paper: '', surface: 'bg-surface', ink: 'on-ink' } as const;

/** A section of a page with its h2, spacing and background. */
export function Section(props: SectionProps) {
  const { id, tone = 'paper', layout = 'stack', children } = props;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`section ${grounds[tone]} ${props.className ?? ''}`.trim()}
    >
      <div className={layout === 'side' ? 'wrap section-side' : 'wrap'}>
        <SectionHeading {...props} />
        {children && <div className="section-body">{children}</div>}
      </div>
    </section>
  );
}

function SectionHeading({ id, title, lead, eyebrow, aside }: SectionProps) {
  return (
    <div className="section-head">
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {aside && <div className="section-aside">{aside}</div>}
    </div>
  );
}
