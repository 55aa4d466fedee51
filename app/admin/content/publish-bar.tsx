import { Form, useNavigation } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/page-link.tsx';

import { Notice } from '../shell/notice.tsx';
import { PostButton } from '../shell/post-form.tsx';
import {
  changedSets,
  changesNotices,
  changesPath,
  changesWords as words,
} from './changes.content.ts';
import type { Changes } from './changes.server.ts';

/**
 * Stands on every screen of Content: what is saved and not published, of all sets together. `back` is
 * the screen to return to.
 */
export function PublishBar({ changes, back }: { changes: Changes; back: string }) {
  const { drafts, last, seen, waiting } = changes;
  const { formAction, formData } = useNavigation();
  const isPublishing = formAction === changesPath && formData?.get('intent') === 'publish';
  return (
    <>
      <Notice words={changesNotices} />
      <section className="admin-publish" aria-label={words.bar.label}>
        <p>{describe(drafts.map(({ name }) => changedSets[name].name))}</p>
        <Form method="post" action={changesPath} className="admin-row">
          <input type="hidden" name="changes" value={seen} />
          <input type="hidden" name="back" value={back} />
          {drafts.length > 0 && (
            <>
              <Button
                type="submit"
                name="intent"
                value="publish"
                small
                busy={isPublishing}
                busyLabel={words.publishing}
              >
                {words.publish}
              </Button>
              <ButtonLink href={changesPath} variant="secondary" small>
                {words.preview}
              </ButtonLink>
              <PostButton intent="discard" variant="quiet">
                {words.discardAll}
              </PostButton>
            </>
          )}
          {last && (
            <PostButton intent="undo" variant="quiet">
              {words.undo[last.kind]}
            </PostButton>
          )}
        </Form>
      </section>
      {waiting.map(({ id, count, title }) => (
        <Alert key={id} tone="info">
          <p>
            {interpolate(count === 1 ? words.waiting.one : words.waiting.many, { count, title })}{' '}
            <PageLink to={`/admin/newsletter/subscribers?item=${encodeURIComponent(id)}#publish`}>
              {words.waiting.email}
            </PageLink>
          </p>
        </Alert>
      ))}
    </>
  );
}

function describe(names: readonly string[]): string {
  const { none, one, many } = words.bar;
  if (names.length === 0) return none;
  const text = names.length === 1 ? one : many;
  return interpolate(text, { count: names.length, names: names.join(', ') });
}
