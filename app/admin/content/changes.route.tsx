import { data, Form } from 'react-router';
import type { FactName } from '#app/facts/facts.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { upperFirst } from '#app/platform/format/first-letter.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { PublishResult } from '#app/platform/owner-facts/owner-facts.server.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Field } from '#app/ui/field.tsx';
import { asSitePath } from '#app/ui/page-link.tsx';
import { type AdminPost, adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { PostButton } from '../shell/post-form.tsx';
import type { Route } from './+types/changes.route.ts';
import { changedSets, changesPath, changesWords as words } from './changes.content.ts';
import { publishChanges, readChanges, undoChanges } from './changes.server.ts';

export const meta = adminMeta(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const changes = await readChanges(app);
  const pages = app.listPages(await app.ownerFacts.readDrafts());
  const asked = new URL(request.url).searchParams.get('page');
  const [first] = changes.drafts;
  const page = asked ?? (first ? changedSets[first.name].page : '/');
  return { ...changes, pages, page: pages.includes(page) ? page : '/' };
}

export const action = adminAction({
  publish: async (post) => answer(post, await publishChanges(post), 'published'),
  undo: async (post) => answer(post, await undoChanges(post), 'undone'),
  async discard(post) {
    await post.app.ownerFacts.discard(post.values.set as FactName | undefined);
    return answer(post, { kind: 'done' }, 'discarded');
  },
});

function answer({ values }: AdminPost, result: PublishResult, notice: string) {
  switch (result.kind) {
    case 'done': {
      const back = /^\/admin\/[\w/-]+$/.exec(values.back ?? '')?.[0] ?? changesPath;
      return done(back, notice);
    }
    case 'conflict':
      return data({ problem: words.conflict }, 409);
    case 'failed': {
      const { title, description } = words.failed;
      const pages = result.pages.join(', ');
      return data({ problem: { title, description: interpolate(description, { pages }) } }, 500);
    }
    default:
      throw result satisfies never;
  }
}

/** Every set with a draft, and how any page will look; the publish bar stands above. */
export default function ChangesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { drafts, last, page, pages } = loaderData;
  const { look } = words;
  const preview = asSitePath(`/admin/business/preview?page=${encodeURIComponent(page)}`);
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Notice words={{}} problem={actionData?.problem} />
      {drafts.length > 0 && (
        <Card>
          <ul className="ruled">
            {drafts.map(({ name: set, savedAt }) => {
              const { name, screen } = changedSets[set];
              return (
                <li key={set} className="py-3">
                  <Form method="post" className="admin-row">
                    <b>{upperFirst(name)}</b>
                    <span className="text-muted">
                      {interpolate(words.savedAt, { at: savedAt })}
                    </span>
                    <input type="hidden" name="set" value={set} />
                    <ButtonLink
                      href={screen}
                      variant="secondary"
                      small
                      aria-label={interpolate(words.editNamed, { name })}
                    >
                      {words.edit}
                    </ButtonLink>
                    <Button
                      type="submit"
                      name="intent"
                      value="discard"
                      variant="quiet"
                      small
                      aria-label={interpolate(words.discardNamed, { name })}
                    >
                      {words.discard}
                    </Button>
                  </Form>
                </li>
              );
            })}
          </ul>
        </Card>
      )}
      {last && (
        <p className="text-muted">
          {interpolate(words.undoHelp[last.kind], {
            names: last.names.map((name) => changedSets[name].name).join(', '),
          })}
        </p>
      )}
      {drafts.length > 0 && (
        <Card title={look.title} id="preview">
          <p className="text-muted">{look.text}</p>
          <Form className="admin-row" action={changesPath}>
            <Field
              id="changes-page"
              name="page"
              kind="select"
              label={look.page}
              defaultValue={page}
            >
              {pages.map((path) => (
                <option key={path}>{path}</option>
              ))}
            </Field>
            <PostButton>{look.show}</PostButton>
          </Form>
          <iframe
            className="admin-preview admin-preview-wide"
            title={look.frame}
            src={preview}
            sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          />
          <p>
            <TextLink href={preview} target="_blank">
              {look.open}
            </TextLink>
          </p>
        </Card>
      )}
    </AdminPage>
  );
}
