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
  /** `wide`: no picture on a phone, where the page's own subject comes first. */
  pictureOn?: 'all' | 'wide';
  tone?: 'paper' | 'surface' | 'ink';
}

const grounds = { paper: '', surface: 'bg-surface', ink: 'on-ink' } as const;

/** The top of a page: breadcrumbs, h1, lead, one action. */
export function PageHeader(props: PageHeaderProps) {
  const { title, lead, breadcrumbs, eyebrow, actions, picture, tone = 'paper' } = props;
  const pictureClass =
    props.pictureOn === 'wide' ? 'page-header-picture page-header-wide' : 'page-header-picture';
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
        {picture && <div className={pictureClass}>{picture}</div>}
      </div>
    </header>
  );
}
