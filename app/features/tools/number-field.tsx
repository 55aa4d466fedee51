import { Field } from '#app/ui/field.tsx';
import type { ToolDefault } from './defaults.content.ts';

/** A figure of the defaults table that the visitor may change; empty means "I don't know". */
export function NumberField({
  field,
  setting,
  help,
  value,
  error,
  className,
}: {
  field: string;
  setting: ToolDefault;
  help: string;
  value: string | undefined;
  error: string | undefined;
  className?: string;
}) {
  return (
    <Field
      id={`q-${field}`}
      name={field}
      label={setting.label}
      optionalNote={unitText(setting.unit)}
      help={help}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      defaultValue={value}
      error={error}
      className={`tool-number ${className ?? ''}`.trim()}
    />
  );
}

/** The unit as it stands beside a label: "$ an hour", "%". */
function unitText(unit: string): string {
  if (unit === 'percent') return '%';
  return unit.startsWith('CAD') ? `$${unit.slice(3)}` : unit;
}
