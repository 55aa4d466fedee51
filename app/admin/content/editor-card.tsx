import { Form, useLocation } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { asSitePath, PageLink } from '#app/ui/page-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { Card } from '../shell/admin-page.tsx';
import { ButtonForm, HiddenFields, PostButton } from '../shell/post-form.tsx';
import { RowList } from '../shell/row-list.tsx';
import { editorWords as words } from './editor.content.ts';
import type { ContentCard } from './editor.server.ts';
import { FieldInput } from './field-input.tsx';

/** A set of facts: its list or its fields, with the buttons that change its draft. */
export function EditorCard({ card }: { card: ContentCard }) {
  const { id, title, lead, form, notes } = card;
  return (
    <Card title={title} id={id}>
      {lead && <p className="text-muted">{lead}</p>}
      <Items card={card} />
      {form && <SetForm card={card} form={form} />}
      {notes && (
        <div>
          <h3>{notes.title}</h3>
          <ul className="admin-points">
            {notes.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

/** The items of a list with buttons that move and hide each. */
function Items({ card: { id: set, title, list, seen } }: { card: ContentCard }) {
  const { pathname } = useLocation();
  if (!list) return null;
  const { rows, add, canHide } = list;
  const editHref = (at: number | 'new') => asSitePath(`${pathname}?edit=${set}:${at}#${set}-edit`);
  return (
    <>
      <RowList
        label={title}
        rows={rows.map(({ name, detail, isSample, isHidden }, at) => {
          const fields = { set, seen, at: String(at) };
          const steps = {
            ...(at > 0 && { up: 'Up' }),
            ...(at < rows.length - 1 && { down: 'Down' }),
            ...(canHide && (isHidden ? { show: 'Show' } : { hide: 'Hide' })),
          };
          return {
            id: String(at),
            main: <PageLink to={editHref(at)}>{name}</PageLink>,
            facts: [
              isSample && <Badge tone="warn">Sample</Badge>,
              isHidden && <Badge>Hidden</Badge>,
            ],
            detail,
            end: (
              <div className="admin-row">
                {Object.entries(steps).map(([intent, label]) => (
                  <ButtonForm
                    key={intent}
                    intent={intent}
                    fields={fields}
                    variant="quiet"
                    about={name}
                  >
                    {label}
                  </ButtonForm>
                ))}
              </div>
            ),
          };
        })}
      />
      {add && (
        <div>
          <ButtonLink href={editHref('new')} variant="secondary" small>
            {add}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function SetForm({
  card: { id: set, list, seen, isConflict },
  form: { at, groups, hasFiles },
}: {
  card: ContentCard;
  form: NonNullable<ContentCard['form']>;
}) {
  const { pathname } = useLocation();
  const isItem = at !== 'new';
  // Large files are taken at the address of the page alone, to which the browser itself posts.
  const native = {
    encType: 'multipart/form-data',
    action: pathname,
    reloadDocument: true,
  } as const;
  const theirs = groups
    .flatMap((group) => group.fields)
    .filter(({ stored, text }) => isConflict && stored !== text);
  return (
    <>
      {list && <h3 id={`${set}-edit`}>{list.rows[Number(at)]?.name ?? list.add}</h3>}
      {theirs.length > 0 && (
        <Table
          caption="What the other person saved"
          columns={[{ header: 'Field' }, { header: 'Their value' }]}
          rows={theirs.map(({ name, label, stored }) => ({
            id: name,
            cells: [label, stored || '(empty)'],
          }))}
        />
      )}
      <Form method="post" className="admin-stack" noValidate {...(hasFiles && native)}>
        <HiddenFields fields={{ set, seen, at }} />
        {groups.map(({ title, lead, fields }) => (
          <fieldset key={fields[0]?.name} className="admin-stack">
            {title && <legend className="label">{title}</legend>}
            {lead && <p className="text-muted">{lead}</p>}
            <div className="form-pair">
              {fields.map((field) => (
                <FieldInput key={field.name} field={field} set={set} />
              ))}
            </div>
          </fieldset>
        ))}
        <div className="admin-row admin-save">
          <PostButton intent="save" variant="primary">
            {words.save}
          </PostButton>
          {list && isItem && list.canRemove && <PostButton intent="remove">Remove</PostButton>}
          {list && (
            <ButtonLink href={asSitePath(pathname)} variant="quiet" small>
              Cancel
            </ButtonLink>
          )}
        </div>
      </Form>
    </>
  );
}
