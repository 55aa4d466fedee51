import { useEffect, useRef } from 'react';

export interface SummaryError {
  /** The id of the faulty control. */
  fieldId: string;
  message: string;
}

interface ErrorSummaryProps {
  id: string;
  title: string;
  errors: readonly SummaryError[];
  /** Takes the focus when it appears; leave out where the first faulty field gets it. */
  takesFocus?: boolean;
}

/** A box above a form that says what is wrong and links to each field. Nothing without errors. */
export function ErrorSummary({ id, title, errors, takesFocus }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown && takesFocus) box.current?.focus();
  }, [shown, takesFocus]);
  if (!shown) return null;
  return (
    <div
      ref={box}
      id={id}
      className="alert is-bad"
      role="alert"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
    >
      <p className="alert-title" id={`${id}-title`}>
        {title}
      </p>
      <ul>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a className="inline-block py-1" href={`#${error.fieldId}`} onClick={focusTarget}>
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A fragment link only scrolls; this also focuses the field. */
function focusTarget(event: React.MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  const control = target?.matches('fieldset') ? target.querySelector('input') : target;
  if (!control) return;
  event.preventDefault();
  control.focus();
  control.scrollIntoView({ block: 'center' });
}
