import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { Undoable } from '#app/platform/owner-facts/undoable.server.ts';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { asSitePath } from '#app/ui/page-link.tsx';
import { Card } from './admin-page.tsx';
import { factSetWords as words } from './fact-set.content.ts';

interface FactSetStateProps {
  /** The page's own address, to which the buttons post. */
  action: string;
  /** What visitors see, in words. */
  published: string;
  isPublished: boolean;
  draftSavedAt: string | undefined;
  undoable: Undoable | undefined;
  seen: string;
  /** Offers to publish the draft here, where no form of the page does. */
  canPublish?: boolean;
}

/** What is published and what is only a draft, with buttons to publish, discard or undo. */
export function FactSetState(props: FactSetStateProps) {
  const { state } = words;
  const hasDraft = props.draftSavedAt !== undefined;
  return (
    <Card title={state.title}>
      <p className={props.isPublished ? 'font-bold' : undefined}>{props.published}</p>
      <p>{hasDraft ? interpolate(state.draft, { at: props.draftSavedAt ?? '' }) : state.noDraft}</p>
      <Form method="post" action={props.action} className="admin-stack" reloadDocument>
        <input type="hidden" name="seen" value={props.seen} />
        <div className="admin-row">
          {props.canPublish && hasDraft && (
            <Button type="submit" name="intent" value="publish" small>
              {state.publish}
            </Button>
          )}
          {hasDraft && (
            <Button type="submit" name="intent" value="discard" variant="quiet" small>
              {state.discard}
            </Button>
          )}
          {props.undoable && (
            <Button type="submit" name="intent" value="undo" variant="secondary" small>
              {state.undo[props.undoable].label}
            </Button>
          )}
        </div>
        {props.undoable && <p className="help">{state.undo[props.undoable].help}</p>}
      </Form>
    </Card>
  );
}

/** A public page with the draft, in a frame without scripts. */
export function FactSetPreview({ hasDraft, page }: { hasDraft: boolean; page: string }) {
  const { preview } = words;
  const address = `/admin/business/preview?page=${encodeURIComponent(page)}`;
  return (
    <Card title={preview.title} id="preview">
      {hasDraft ? (
        <>
          <p className="text-muted">{preview.text}</p>
          <iframe
            className="admin-preview admin-preview-narrow"
            title={preview.frame}
            src={address}
            sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          />
          <p>
            <TextLink href={asSitePath(address)} target="_blank">
              {preview.open}
            </TextLink>
          </p>
        </>
      ) : (
        <p className="text-muted">{preview.none}</p>
      )}
    </Card>
  );
}
