import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  /** A <Breadcrumbs>. */
  breadcrumbs?: ReactNode;
  eyebrow?: ReactNode;
  /** Buttons: at most one of them primary. */
  actions?: ReactNode;
  /** A drawing; stands on the right of a wide page, above the fold of a narrow one. */
  picture?: ReactNode;
  tone?: 'paper' | 'surface' | 'ink';
}

const grounds = { paper: '', surface: 'bg-surface', ink: 'on-ink' } as const;

/** The top of a page: breadcrumbs, h1, lead, one action. */
export function PageHeader(props: PageHeaderProps) {
  const { title, lead, breadcrumbs, eyebrow, actions, picture, tone = 'paper' } = props;
  return (
    <header className={`page-header ${grounds[tone]}`.trim()}>
      <div className={picture ? 'wrap page-header-pair' : 'wrap'}>
        <div className="page-header-words">
          {breadcrumbs}
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {actions && <div className="mt-7 flex flex-wrap gap-3">{actions}</div>}
        </div>
        {picture && <div className="page-header-picture">{picture}</div>}
      </div>
    </header>
  );
}
