import type { ReactNode } from 'react';
import { Drawing } from '#app/drawings/drawing.tsx';
import { useFacts } from '#app/facts/use-facts.ts';
import { Logo } from '#app/ui/logo.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import '../admin.css';

/** A page that opens without a login: its heading, what was said about it, a form and links. */
export function LoginPage({
  title,
  text,
  alert,
  children,
}: {
  title: string;
  text: string;
  alert?: ReactNode;
  children: ReactNode;
}) {
  const { company } = useFacts();
  return (
    <main id="main" className="admin admin-login">
      <div className="admin-login-drawing">
        <Drawing name="workflow-automation" />
      </div>
      <PageLink to="/" className="admin-login-logo">
        <Logo name={company.name} />
      </PageLink>
      <div>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
      </div>
      <div aria-live="assertive">{alert}</div>
      {children}
    </main>
  );
}
