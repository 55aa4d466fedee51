import type { ReactNode } from 'react';

/** Facts in a row of equal columns, each with a label above; on a phone one below the other. */
export function FactStrip({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
