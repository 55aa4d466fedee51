import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { EmailSuggestion } from './email-suggestion.tsx';

interface LabelledProps {
  /** Unique on the page: `contact-email`, not `email`. */
  id: string;
  name: string;
  label: ReactNode;
  /** Stands before the control and is read with it. */
  help?: ReactNode;
  /** What to do, in words ("Enter your name"); its presence marks the field as faulty. */
  error?: string | undefined;
  /** Shows the mark and sets aria-required; the browser's own validation message is not used. */
  required?: boolean;
  /** A word beside the label of a field that may stay empty. */
  optionalNote?: string;
  /** The button of a form with one field, on the same line as the control. */
  beside?: ReactNode;
  className?: string;
}

type TextProps = LabelledProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof LabelledProps> & {
    kind?:
      | 'text'
      | 'email'
      | 'tel'
      | 'url'
      | 'password'
      | 'search'
      | 'number'
      | 'date'
      | 'time'
      | 'file'
      | 'datetime-local'
      | 'color';
  };
type AreaProps = LabelledProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof LabelledProps> & { kind: 'textarea' };
type SelectProps = LabelledProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof LabelledProps> & {
    kind: 'select';
    /** The `<option>` elements. */
    children: ReactNode;
  };

export type FieldProps = TextProps | AreaProps | SelectProps;

/**
 * A labelled control with help and error. Uncontrolled: pass `defaultValue`, so that what was typed
 * before the script started stays. The error belongs to the control through aria-describedby.
 */
export function Field(props: FieldProps) {
  const { id, label, help, error, required, optionalNote, beside, className } = props;
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label className="label" htmlFor={id}>
        {label}
        {required && <Mark />}
        {optionalNote && <small> {optionalNote}</small>}
      </label>
      {help && (
        <div className="help" id={helpId(id)}>
          {help}
        </div>
      )}
      {beside ? (
        <div className="field-row">
          <div className="field">
            <Control {...props} />
          </div>
          {beside}
        </div>
      ) : (
        <Control {...props} />
      )}
      {props.kind === 'email' && <EmailSuggestion id={id} />}
      <FieldError id={id} error={error} />
    </div>
  );
}

function Control(props: FieldProps) {
  const { id, name, label, help, error, required, optionalNote, beside, className, ...own } = props;
  const shared = {
    id,
    name,
    className: 'input',
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, help, error),
  };
  if (own.kind === 'textarea') {
    const { kind, ...rest } = own;
    return <textarea rows={5} {...rest} {...shared} />;
  }
  if (own.kind === 'select') {
    const { kind, ...rest } = own;
    return (
      <div className="select">
        <select {...rest} {...shared} />
      </div>
    );
  }
  const { kind = 'text', ...rest } = own;
  return <input type={kind} {...rest} {...shared} />;
}

/** The text beside a faulty field; nothing while there is no error. Its id is `{id}-error`. */
export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field-error" id={`${id}-error`}>
      {error}
    </p>
  );
}

/** The mark of a required field; screen readers get aria-required. */
export function Mark() {
  return (
    <span className="mark" aria-hidden="true">
      {'\u00a0*'}
    </span>
  );
}

/** The aria-describedby of a control with this id: its help, then its error; undefined without either. */
export function describedBy(id: string, help?: ReactNode, error?: string): string | undefined {
  return [help && helpId(id), error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

function helpId(id: string): string {
  return `${id}-help`;
}
