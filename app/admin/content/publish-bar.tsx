import { Form, useNavigation } from 'react-router';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Notice } from '../shell/notice.tsx';
import { HiddenFields, PostButton } from '../shell/post-form.tsx';
import { changesNotices, changesPath, changesWords, setNames } from './changes.content.ts';
import type { Changes } from './changes.server.ts';

/**
 * Stands on every screen of Content: what is saved and not published, of all sets together. `back` is
 * the screen to return to.
 */
export function PublishBar({ changes, back }: { changes: Changes; back: string }) {
  const { drafts, canUndo, seen, waiting } = changes;
  const { formAction, formData } = useNavigation();
  const isPublishing = formAction === changesPath && formData?.get('intent') === 'publish';
  const count = `${drafts.length} unpublished ${drafts.length === 1 ? 'change' : 'changes'}`;
  return (
    <>
      <Notice words={changesNotices} />
      <section className="admin-publish" aria-label="Publishing">
        <p>
          {drafts.length > 0
            ? `${count}: ${drafts.map((name) => setNames[name]).join(', ')}`
            : 'Nothing to publish: visitors see everything as it’s saved.'}
        </p>
        <Form method="post" action={changesPath} className="admin-row">
          <HiddenFields fields={{ changes: seen, back }} />
          {drafts.length > 0 && (
            <>
              <Button
                type="submit"
                name="intent"
                value="publish"
                small
                busy={isPublishing}
                busyLabel="Publishing…"
              >
                {changesWords.publish}
              </Button>
              <ButtonLink href={changesPath} variant="secondary" small>
                Preview
              </ButtonLink>
              <PostButton intent="discard" variant="quiet">
                Discard All
              </PostButton>
            </>
          )}
          {canUndo && (
            <PostButton intent="undo" variant="quiet">
              Undo Last Publication
            </PostButton>
          )}
        </Form>
      </section>
      {waiting.map(({ id, count, title }) => (
        <Alert key={id} tone="info">
          <p>
            {`${count} ${count === 1 ? 'person is' : 'people are'} waiting for “${title}”, which is available now. `}
            <PageLink to={`/admin/newsletter/subscribers?item=${encodeURIComponent(id)}#publish`}>
              Email the waitlist
            </PageLink>
          </p>
        </Alert>
      ))}
    </>
  );
}
