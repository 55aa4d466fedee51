import { Form, useLocation } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { asSitePath } from '#app/ui/page-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { Card } from '../shell/admin-page.tsx';
import type { ContentRow, FieldTexts } from './content-kind.server.ts';
import { editorWords as words } from './editor.content.ts';
import type { ContentAnswer, ContentCard } from './editor.server.ts';
import { FieldInput, Picture } from './field-input.tsx';

type CardProps = { card: ContentCard; answer: ContentAnswer | undefined };

/** A set of facts: its list or its fields, with the buttons that change its draft. */
export function EditorCard({ card, answer }: CardProps) {
  const { id, title, lead, list, notes } = card;
  return (
    <Card title={title} id={id}>
      {lead && <p className="text-muted">{lead}</p>}
      {answer?.removed && <Removed card={card} removed={answer.removed} />}
      {list && <Rows card={card} list={list} />}
      <SetForm card={card} answer={answer} />
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

function SetFields({ card: { id, seen } }: { card: ContentCard }) {
  return (
    <>
      <input type="hidden" name="set" value={id} />
      <input type="hidden" name="seen" value={seen} />
    </>
  );
}

/** The items of a list with buttons that edit, move, hide and remove each. */
function Rows({ card, list }: { card: ContentCard; list: NonNullable<ContentCard['list']> }) {
  const { pathname } = useLocation();
  const { rows, add, empty, sample, canHide } = list;
  const editHref = (at: number | 'new') =>
    asSitePath(`${pathname}?edit=${card.id}:${at}#${card.id}-edit`);
  const button = (
    row: ContentRow,
    at: number,
    step: 'up' | 'down' | 'hide' | 'show' | 'remove',
  ) => (
    <Button
      type="submit"
      name="intent"
      value={`${step}:${at}`}
      variant="quiet"
      small
      disabled={(step === 'up' && at === 0) || (step === 'down' && at === rows.length - 1)}
      aria-label={interpolate(words.list.named, { action: words.list[step], name: row.name })}
    >
      {words.list[step]}
    </Button>
  );
  return (
    <Form method="post" className="admin-stack">
      <SetFields card={card} />
      {rows.length === 0 && <p className="text-muted">{empty}</p>}
      <ul className="admin-fact-list">
        {rows.map((row, at) => (
          <li key={row.id} className={row.picture ? undefined : 'has-no-picture'}>
            {row.picture && (
              <div className="admin-fact-picture">
                <Picture src={row.picture} />
              </div>
            )}
            <div>
              <p className="admin-row">
                <b>{row.name}</b>
                {row.isSample && <Badge tone="warn">{sample}</Badge>}
                {row.isHidden && <Badge>{words.list.hidden}</Badge>}
              </p>
              <p className="text-muted">{row.detail}</p>
            </div>
            <div className="admin-row admin-fact-buttons">
              <ButtonLink
                href={editHref(at)}
                variant="secondary"
                small
                aria-label={interpolate(words.list.named, {
                  action: words.list.edit,
                  name: row.name,
                })}
              >
                {words.list.edit}
              </ButtonLink>
              {button(row, at, 'up')}
              {button(row, at, 'down')}
              {canHide && button(row, at, row.isHidden ? 'show' : 'hide')}
              {button(row, at, 'remove')}
            </div>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink href={editHref('new')} variant="secondary" small>
          {add}
        </ButtonLink>
      </div>
    </Form>
  );
}

/** After a removal from the draft: the button that brings the item back. */
function Removed({
  card,
  removed,
}: {
  card: ContentCard;
  removed: NonNullable<ContentAnswer['removed']>;
}) {
  const { at, name, item } = removed;
  return (
    <Form method="post" className="admin-row" role="status">
      <SetFields card={card} />
      <input type="hidden" name="at" value={at} />
      <input type="hidden" name="item" value={item} />
      <p>{interpolate(words.list.removed, { name })}</p>
      <Button type="submit" name="intent" value="restore" variant="secondary" small>
        {words.list.restore}
      </Button>
    </Form>
  );
}

function SetForm({ card, answer }: CardProps) {
  const { pathname } = useLocation();
  const { id: set, list } = card;
  const form = answer?.form ?? card.form;
  if (!form) return null;
  const { at, texts } = form;
  const row = list?.rows[Number(at)];
  return (
    <>
      {list && (
        <h3 id={`${set}-edit`}>{row ? `${words.list.edit}: ${row.name}` : words.list.new}</h3>
      )}
      {answer?.theirs && <Theirs form={form} theirs={answer.theirs} mine={texts} />}
      {/* Large files are taken at the address of the page alone, to which the browser itself posts. */}
      <Form
        method="post"
        className="admin-stack"
        noValidate
        {...(form.hasFiles && {
          encType: 'multipart/form-data',
          action: pathname,
          reloadDocument: true,
        })}
      >
        <input type="hidden" name="set" value={set} />
        <input type="hidden" name="seen" value={answer?.seen ?? card.seen} />
        <input type="hidden" name="at" value={at} />
        {form.groups.map(({ title, lead, help, fields }) => (
          <fieldset key={fields[0]?.name} className="admin-stack">
            {title && <legend className="label">{title}</legend>}
            {lead && <p className="text-muted">{lead}</p>}
            {help && <p className="help">{help}</p>}
            <div className="form-pair">
              {fields.map((field) => (
                <FieldInput
                  key={field.name}
                  field={field}
                  set={set}
                  text={texts[field.name] ?? ''}
                  error={answer?.errors?.[field.name]}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <div className="admin-row admin-save">
          <Button type="submit" name="intent" value="save">
            {words.save}
          </Button>
          {list && (
            <ButtonLink href={asSitePath(pathname)} variant="quiet" small>
              {words.cancel}
            </ButtonLink>
          )}
        </div>
      </Form>
    </>
  );
}

/** The values that another person has saved, where they differ. */
function Theirs({
  form,
  theirs,
  mine,
}: {
  form: NonNullable<ContentCard['form']>;
  theirs: FieldTexts;
  mine: FieldTexts;
}) {
  const fields = form.groups.flatMap((group) => group.fields);
  const rows = fields.filter(({ name }) => (theirs[name] ?? '') !== (mine[name] ?? ''));
  const { title, same, field, value, empty } = words.theirs;
  if (rows.length === 0) return <p>{same}</p>;
  return (
    <Table
      caption={title}
      columns={[{ header: field }, { header: value }]}
      rows={rows.map(({ name, label }) => ({ id: name, cells: [label, theirs[name] || empty] }))}
    />
  );
}
