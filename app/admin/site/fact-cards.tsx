import { Form } from 'react-router';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Table } from '#app/ui/table.tsx';
import { Card } from '../shell/admin-page.tsx';
import type { FactCard } from './edit-facts.server.ts';
import type { FactField, FieldValues } from './fact-editor.ts';
import { siteSettingsWords as words } from './site.content.ts';

type Refused = {
  set?: string;
  values: FieldValues;
  errors: FieldErrors;
  seen: string;
  /** After a conflict: what another person has saved. */
  theirs?: FieldValues | undefined;
};

interface FactCardsProps {
  cards: readonly FactCard[];
  /** The card whose post was refused, with what was typed. */
  refused: Refused | undefined;
}

/** One card for each set of facts: fields, what is published, and the buttons. */
export function FactCards({ cards, refused }: FactCardsProps) {
  return (
    <div className="admin-stack">
      {cards.map((card) => (
        <SetCard
          key={`${card.name} ${card.seen}`}
          card={card}
          refused={refused?.set === card.name ? refused : undefined}
        />
      ))}
    </div>
  );
}

function SetCard({ card, refused }: { card: FactCard; refused: Refused | undefined }) {
  const values = refused?.values ?? card.values;
  return (
    <Card title={card.title} id={card.name}>
      <p className="text-muted">{card.lead}</p>
      {refused?.theirs && <TheirValues card={card} theirs={refused.theirs} mine={values} />}
      <Form method="post" className="admin-stack" noValidate>
        <input type="hidden" name="set" value={card.name} />
        <input type="hidden" name="seen" value={refused?.seen ?? card.seen} />
        {card.groups.map(({ title, lead, help, fields }) => (
          <fieldset key={fields[0]?.name} className="admin-stack">
            {title && <legend className="label">{title}</legend>}
            {lead && <p className="text-muted">{lead}</p>}
            {help && <p className="help">{help}</p>}
            <div className={fields.length > 1 ? 'form-pair' : undefined}>
              {fields.map((field) => (
                <FactInput
                  key={field.name}
                  field={field}
                  set={card.name}
                  value={values[field.name] ?? ''}
                  error={refused?.errors[field.name]}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <div className="admin-row">
          <Button type="submit" name="intent" value="save">
            {words.save}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** The values that another person has saved, where they differ. */
function TheirValues({
  card,
  theirs,
  mine,
}: {
  card: FactCard;
  theirs: FieldValues;
  mine: FieldValues;
}) {
  const { conflict } = words;
  const fields = card.groups.flatMap((group) => group.fields);
  const rows = fields.filter(({ name }) => (theirs[name] ?? '') !== (mine[name] ?? ''));
  if (rows.length === 0) return <p>{conflict.same}</p>;
  return (
    <Table
      caption={conflict.theirs}
      columns={[{ header: conflict.field }, { header: conflict.value }]}
      rows={rows.map(({ name, label }) => ({
        id: name,
        cells: [label, theirs[name] || conflict.empty],
      }))}
    />
  );
}

function FactInput({
  field: { name, label, help, kind = 'text', options, isOptional },
  set,
  value,
  error,
}: {
  field: FactField;
  set: string;
  value: string;
  error: string | undefined;
}) {
  const shared = {
    ...{ id: `${set}-${name}`, name, label },
    ...(help ? { help } : {}),
    ...(error === undefined ? {} : { error }),
  };
  if (kind === 'checkbox') return <Checkbox {...shared} defaultChecked={value !== ''} />;
  const more = { ...shared, required: !isOptional, defaultValue: value };
  if (kind === 'textarea') return <Field {...more} kind="textarea" rows={4} />;
  if (kind === 'select') {
    return (
      <Field {...more} kind="select">
        {options?.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Field>
    );
  }
  if (kind === 'number') return <Field {...more} inputMode="numeric" autoComplete="off" />;
  return <Field {...more} kind={kind} autoComplete="off" />;
}
