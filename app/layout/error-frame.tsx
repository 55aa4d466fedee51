import type { ReactNode } from 'react';

interface ErrorFrameProps {
  title: string;
  text: string;
  drawing: ReactNode;
  children: ReactNode;
}

/** Title, words and actions of an error page below its drawing. */
export function ErrorFrame({ title, text, drawing, children }: ErrorFrameProps) {
  return (
    <div className="error-page">
      <svg className="error-line" viewBox="0 0 800 220" aria-hidden="true">
        {drawing}
      </svg>
      <div className="wrap">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <div className="mt-7 flex flex-wrap items-center gap-3">{children}</div>
      </div>
    </div>
  );
}
