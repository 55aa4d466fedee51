import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Field } from '#app/ui/field.tsx';
import { asSitePath } from '#app/ui/page-link.tsx';
import { Card } from '../shell/admin-page.tsx';
import { factSetWords } from '../shell/fact-set.content.ts';
import type { FactCard } from './edit-facts.server.ts';
import type { FactField, FieldValues } from './fact-editor.ts';
import { siteSettingsWords as words } from './site.content.ts';

type Refused = { set?: string; values: FieldValues; errors: FieldErrors; seen: string };

interface FactCardsProps {
  cards: readonly FactCard[];
  /** The card whose post was refused, with what was typed. */
  refused: Refused | undefined;
  /** The page on which a draft can be looked at. */
  previews: Readonly<Record<string, string>>;
}

/** One card for each set of facts: fields, what is published, and the buttons. */
export function FactCards({ cards, refused, previews }: FactCardsProps) {
  return (
    <div className="admin-stack">
      {cards.map((card) => (
        <SetCard
          key={`${card.name} ${card.seen}`}
          card={card}
          refused={refused?.set === card.name ? refused : undefined}
          preview={previews[card.name]}
        />
      ))}
    </div>
  );
}

function SetCard({
  card,
  refused,
  preview,
}: {
  card: FactCard;
  refused: Refused | undefined;
  preview: string | undefined;
}) {
  const { state } = factSetWords;
  const hasDraft = card.draftSavedAt !== undefined;
  const values = refused?.values ?? card.values;
  return (
    <Card title={card.title} id={card.name}>
      <p className="text-muted">{card.lead}</p>
      <div className="admin-row">
        <Badge tone={card.isPublished ? 'good' : 'plain'}>
          {card.isPublished ? words.published : words.builtIn}
        </Badge>
        {hasDraft && <span>{interpolate(state.draft, { at: card.draftSavedAt ?? '' })}</span>}
        {hasDraft && preview && (
          <TextLink
            href={asSitePath(`/admin/business/preview?page=${encodeURIComponent(preview)}`)}
            target="_blank"
          >
            {words.preview}
          </TextLink>
        )}
      </div>
      <Form method="post" className="admin-stack" noValidate>
        <input type="hidden" name="set" value={card.name} />
        <input type="hidden" name="seen" value={refused?.seen ?? card.seen} />
        {card.groups.map(({ title, help, fields }) => (
          <fieldset key={fields[0]?.name} className="admin-stack">
            {title && <legend className="label">{title}</legend>}
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
          <Button type="submit" name="intent" value="save" variant="secondary">
            {words.save}
          </Button>
          <Button type="submit" name="intent" value="publish">
            {words.publish}
          </Button>
          {hasDraft && (
            <Button type="submit" name="intent" value="discard" variant="quiet">
              {state.discard}
            </Button>
          )}
          {card.undoable && (
            <Button type="submit" name="intent" value="undo" variant="quiet">
              {state.undo[card.undoable].label}
            </Button>
          )}
        </div>
      </Form>
    </Card>
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
