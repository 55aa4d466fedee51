import { useEffect, useRef } from 'react';

interface ErrorSummaryProps {
  /** The prefix of the ids of the form's fields: `contact` for `contact-email`. */
  form: string;
  title: string;
  /** A message for each faulty field, by its name. */
  errors: Readonly<Record<string, string>>;
  /** The ids of fields that are called otherwise than `form-name`. */
  idOf?: (field: string) => string | undefined;
  /** Takes the focus when it appears; leave out where the first faulty field gets it. */
  takesFocus?: boolean;
}

/** A box above a form that says what is wrong and links to each field. Nothing without errors. */
export function ErrorSummary({ form, title, errors, idOf, takesFocus }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors);
  const shown = entries.length > 0;
  useEffect(() => {
    if (shown && takesFocus) box.current?.focus();
  }, [shown, takesFocus]);
  if (!shown) return null;
  return (
    <div
      ref={box}
      id={`${form}-errors`}
      className="alert is-bad"
      role="alert"
      tabIndex={-1}
      aria-labelledby={`${form}-errors-title`}
    >
      <p className="alert-title" id={`${form}-errors-title`}>
        {title}
      </p>
      <ul>
        {entries.map(([field, message]) => (
          <li key={field}>
            <a
              className="inline-block py-1"
              href={`#${idOf?.(field) ?? `${form}-${field}`}`}
              onClick={focusTarget}
            >
              {message}
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
  const control = target?.matches('fieldset, [role=radiogroup]')
    ? target.querySelector('input')
    : target;
  if (!control) return;
  event.preventDefault();
  control.focus();
  control.scrollIntoView({ block: 'center' });
}
