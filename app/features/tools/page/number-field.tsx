import type { ReactNode } from 'react';
import { Field } from '#app/ui/field.tsx';
import type { ToolDefault } from '../model/tool-default.ts';

type Given = {
  field: string;
  help: string;
  value: string | undefined;
  error: string | undefined;
  className?: string | undefined;
};

/** A figure of the defaults table that the visitor may change; empty means "I don't know". */
export function NumberField({ setting, ...given }: Given & { setting: ToolDefault }) {
  return <LedgerField {...given} label={setting.label} unit={unitText(setting.unit)} />;
}

/** A label with its help on the left and a short number on the right. */
export function LedgerField({
  field,
  label,
  unit,
  help,
  value,
  error,
  className,
}: Given & { label: ReactNode; unit?: string }) {
  return (
    <Field
      id={`q-${field}`}
      name={field}
      label={label}
      {...(unit === undefined ? {} : { optionalNote: unit })}
      help={help}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      defaultValue={value}
      {...(error === undefined ? {} : { error })}
      className={`tool-number ${className ?? ''}`.trim()}
    />
  );
}

/** The unit as it stands beside a label: "$ an hour", "%". */
function unitText(unit: string): string {
  if (unit === 'percent') return '%';
  return unit.startsWith('CAD') ? `$${unit.slice(3)}` : unit;
}
