import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { ListStep } from './fact-list.ts';
import { factListWords as words } from './fact-set.content.ts';

/** The pages with such a list. */
export type FactListAction = '/admin/courses' | '/admin/stories' | '/admin/team';

type Row = {
  id: string;
  name: string;
  detail: string;
  picture: ReactNode;
  isSample: boolean;
  isHidden?: boolean | undefined;
};

/** The items of a list with buttons that edit, move, hide and remove each. */
export function FactListRows({
  action,
  seen,
  rows,
  sample,
  canHide = true,
}: {
  /** The page's own address, to which the buttons post. */
  action: FactListAction;
  seen: string;
  rows: readonly Row[];
  /** The mark of a made-up item. */
  sample: string;
  canHide?: boolean;
}) {
  return (
    <Form method="post" action={action} reloadDocument>
      <input type="hidden" name="seen" value={seen} />
      <ul className="admin-fact-list">
        {rows.map((row, at) => {
          const step = (name: ListStep) => (
            <Button
              type="submit"
              name="intent"
              value={`${name}:${at}`}
              variant="quiet"
              small
              disabled={(name === 'up' && at === 0) || (name === 'down' && at === rows.length - 1)}
              aria-label={interpolate(words.named, { action: words[name], name: row.name })}
            >
              {words[name]}
            </Button>
          );
          return (
            <li key={row.id}>
              <div className="admin-fact-picture">{row.picture}</div>
              <div>
                <p className="admin-row">
                  <b>{row.name}</b>
                  {row.isSample && <Badge tone="warn">{sample}</Badge>}
                  {row.isHidden && <Badge>{words.hidden}</Badge>}
                </p>
                <p className="text-muted">{row.detail}</p>
              </div>
              <div className="admin-row admin-fact-buttons">
                <ButtonLink
                  href={`${action}?edit=${at}#edit`}
                  variant="secondary"
                  small
                  aria-label={interpolate(words.named, { action: words.edit, name: row.name })}
                >
                  {words.edit}
                </ButtonLink>
                {step('up')}
                {step('down')}
                {canHide && step(row.isHidden ? 'show' : 'hide')}
                {step('remove')}
              </div>
            </li>
          );
        })}
      </ul>
    </Form>
  );
}

/** After a removal from the draft: the button that brings the item back. */
export function RemovedItem({
  action,
  seen,
  removed: { at, name, item },
}: {
  action: string;
  seen: string;
  /** `item` is JSON. */
  removed: { at: number; name: string; item: string };
}) {
  return (
    <Form method="post" action={action} className="admin-row" reloadDocument role="status">
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="at" value={at} />
      <input type="hidden" name="item" value={item} />
      <p>{interpolate(words.removed, { name })}</p>
      <Button type="submit" name="intent" value="restore" variant="secondary" small>
        {words.restore}
      </Button>
    </Form>
  );
}
