import type { InputHTMLAttributes, ReactNode } from 'react';
import { describedBy, FieldError, Mark } from './field.tsx';

type CheckboxProps = InputHTMLAttributes<HTMLInputElement> & {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string;
};

/** A native check box with its label. */
export function Checkbox({ id, label, help, error, ...rest }: CheckboxProps) {
  return (
    <div>
      <label className="choice" htmlFor={id}>
        <input
          {...rest}
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, help, error)}
        />
        <span>{label}</span>
      </label>
      {help && (
        <div className="help" id={`${id}-help`}>
          {help}
        </div>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

export interface ChoiceOption {
  value: string;
  label: ReactNode;
  disabled?: boolean;
}

interface ChoiceGroupProps {
  /** The group's id; the first control gets `{id}-0`, so that an error summary can link to it. */
  id: string;
  name: string;
  legend: ReactNode;
  options: readonly ChoiceOption[];
  /** Check boxes instead of radio buttons. */
  multiple?: boolean;
  defaultValues?: readonly string[];
  required?: boolean;
  help?: ReactNode;
  error?: string;
  /** Places the rows, for example `grid grid-cols-2 gap-2`. */
  className?: string;
  /** Each choice in its own frame. */
  boxed?: boolean;
  onChange?: (value: string) => void;
}

/** A fieldset of native radio buttons or check boxes, uncontrolled. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { id, name, legend, options, multiple, defaultValues = [], required, help, error } = props;
  return (
    <fieldset id={id} className="field" aria-describedby={describedBy(id, help, error)}>
      <legend className="label">
        {legend}
        {required && <Mark />}
      </legend>
      {help && (
        <div className="help" id={`${id}-help`}>
          {help}
        </div>
      )}
      <div className={props.className}>
        {options.map((option, at) => (
          <label
            key={option.value}
            className={props.boxed ? 'choice choice-boxed' : 'choice'}
            htmlFor={`${id}-${at}`}
          >
            <input
              type={multiple ? 'checkbox' : 'radio'}
              id={`${id}-${at}`}
              name={name}
              value={option.value}
              disabled={option.disabled}
              defaultChecked={defaultValues.includes(option.value)}
              onChange={(event) => props.onChange?.(event.currentTarget.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
