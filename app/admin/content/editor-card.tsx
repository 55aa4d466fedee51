import { Form, useLocation } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { asSitePath, PageLink } from '#app/ui/page-link.tsx';
import { Card } from '../shell/admin-page.tsx';
import { ButtonForm, HiddenFields, PostButton } from '../shell/post-form.tsx';
import { RowList } from '../shell/row-list.tsx';
import { editorWords as words } from './editor.content.ts';
import type { ContentCard } from './editor.server.ts';
import { FieldInput } from './field-input.tsx';

/** A set of facts: its list or its fields, with the buttons that change its draft. */
export function EditorCard({ card }: { card: ContentCard }) {
  const { id: set, title, lead, seen, list, form, notes } = card;
  const { pathname } = useLocation();
  const editHref = (at: number | 'new') => asSitePath(`${pathname}?edit=${set}:${at}#${set}-edit`);
  // Large files are taken at the address of the page alone, to which the browser itself posts.
  const native = {
    encType: 'multipart/form-data',
    action: pathname,
    reloadDocument: true,
  } as const;
  return (
    <Card title={title} id={set}>
      {lead && <p className="text-muted">{lead}</p>}
      {list && (
        <RowList
          label={title}
          rows={list.rows.map(({ name, detail, isSample, isHidden }, at) => {
            const steps = {
              ...(at > 0 && { up: 'Up' }),
              ...(at < list.rows.length - 1 && { down: 'Down' }),
              ...(list.canHide && (isHidden ? { show: 'Show' } : { hide: 'Hide' })),
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
                      fields={{ set, seen, at: String(at) }}
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
      )}
      {list && (
        <div>
          <ButtonLink href={editHref('new')} variant="secondary" small>
            {list.add}
          </ButtonLink>
        </div>
      )}
      {form && list && <h3 id={`${set}-edit`}>{list.rows[Number(form.at)]?.name ?? list.add}</h3>}
      {form && (
        <Form method="post" className="admin-stack" noValidate {...(form.hasFiles && native)}>
          <HiddenFields fields={{ set, seen, at: form.at }} />
          {form.groups.map((group) => (
            <fieldset key={group.fields[0]?.name} className="admin-stack">
              {group.title && <legend className="label">{group.title}</legend>}
              {group.lead && <p className="text-muted">{group.lead}</p>}
              <div className="form-pair">
                {group.fields.map((field) => (
                  <FieldInput key={field.name} field={field} set={set} />
                ))}
              </div>
            </fieldset>
          ))}
          <div className="admin-row admin-save">
            <PostButton intent="save" variant="primary">
              {words.save}
            </PostButton>
            {list?.canRemove && form.at !== 'new' && (
              <PostButton intent="remove">Remove</PostButton>
            )}
            {list && (
              <ButtonLink href={asSitePath(pathname)} variant="quiet" small>
                Cancel
              </ButtonLink>
            )}
          </div>
        </Form>
      )}
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
