import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { Undoable } from '#app/platform/owner-facts/undoable.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { Card } from '../shell/admin-page.tsx';
import { factSetWords } from '../shell/fact-set.content.ts';
import { businessWords as words } from './business.content.ts';

/** What is published and what is only saved, with the buttons that take either back. */
export function BusinessState(props: {
  draftSavedAt: string | undefined;
  isPublished: boolean;
  undoable: Undoable | undefined;
  seen: string;
}) {
  const { state } = words;
  const { undo } = factSetWords.state;
  return (
    <Card title={state.title}>
      <p>
        <Badge tone={props.isPublished ? 'good' : 'warn'}>
          {props.isPublished ? state.published : state.sample}
        </Badge>
      </p>
      {!props.isPublished && <p>{state.sampleText}</p>}
      <p>
        {props.draftSavedAt === undefined
          ? state.noDraft
          : interpolate(state.draft, { at: props.draftSavedAt })}
      </p>
      <Form method="post" className="admin-stack">
        <input type="hidden" name="seen" value={props.seen} />
        <div className="admin-row">
          {props.draftSavedAt !== undefined && (
            <Button type="submit" name="intent" value="discard" variant="quiet" small>
              {state.discard}
            </Button>
          )}
          {props.undoable && (
            <Button type="submit" name="intent" value="undo" variant="secondary" small>
              {undo[props.undoable].label}
            </Button>
          )}
        </div>
        {props.undoable && <p className="help">{undo[props.undoable].help}</p>}
      </Form>
    </Card>
  );
}

/** The home page with the draft, in a frame without scripts, and links to others. */
export function BusinessPreview({ hasDraft }: { hasDraft: boolean }) {
  const { preview } = words;
  return (
    <Card title={preview.title} id="preview">
      {hasDraft ? (
        <>
          <p className="text-muted">{preview.text}</p>
          <iframe
            className="admin-preview admin-preview-narrow"
            title={preview.frame}
            src="/admin/business/preview"
            sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          />
          <p className="admin-row">
            {preview.pages.map(({ label, path }) => (
              <TextLink
                key={path}
                href={`/admin/business/preview?page=${encodeURIComponent(path)}`}
                target="_blank"
              >
                {label}
              </TextLink>
            ))}
          </p>
        </>
      ) : (
        <p className="text-muted">{preview.none}</p>
      )}
    </Card>
  );
}

/** After a refused change: the values that another person has saved, where they differ. */
export function TheirValues({
  theirs,
  mine,
}: {
  theirs: Readonly<Record<string, string>>;
  mine: Readonly<Record<string, string>>;
}) {
  const { conflict, fields } = words;
  const rows = Object.entries(theirs)
    .filter(([name, value]) => value !== (mine[name] ?? ''))
    .map(([name, value]) => ({
      id: name,
      cells: [labelOf(name, fields), value || conflict.empty],
    }));
  if (rows.length === 0) return <p>{conflict.same}</p>;
  return (
    <Table
      caption={conflict.theirs}
      columns={[{ header: conflict.field }, { header: conflict.value }]}
      rows={rows}
    />
  );
}

function labelOf(name: string, fields: Readonly<Record<string, { label: string }>>): string {
  return fields[name]?.label ?? name.replace(/^day/, '');
}
