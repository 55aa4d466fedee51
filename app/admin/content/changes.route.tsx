import type { FactName } from '#app/facts/facts.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { upperFirst } from '#app/platform/format/first-letter.ts';
import { Field } from '#app/ui/field.tsx';
import { asSitePath, PageLink } from '#app/ui/page-link.tsx';
import { adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { ButtonForm, PostButton } from '../shell/post-form.tsx';
import { RowList } from '../shell/row-list.tsx';
import type { Route } from './+types/changes.route.ts';
import { setNames } from './changes.content.ts';
import { backOf, publish } from './changes.server.ts';
import { findKind } from './screens.server.ts';

const TITLE = 'Unpublished changes';

export const meta = adminMeta(TITLE);

export async function loader({ context }: Route.LoaderArgs) {
  const { ownerFacts, listPages } = getAppContext(context);
  const { drafts } = await ownerFacts.listChanges();
  return {
    drafts: drafts.map((name) => ({ name, path: findKind(name)?.path ?? '/admin/texts' })),
    pages: listPages(await ownerFacts.readNext('drafts')),
  };
}

export const action = adminAction({
  publish: (post) => publish(post, 'drafts'),
  undo: (post) => publish(post, 'former'),
  async discard({ app, values }) {
    await app.ownerFacts.discard(values.set as FactName | undefined);
    return done(backOf(values), 'discarded');
  },
});

/** Every set with a draft, and how any page will look; the publish bar stands above. */
export default function ChangesPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title={TITLE} lead="What’s saved and not published yet. Only you can see it.">
      <Notice words={{}} problem={actionData?.problem} />
      <RowList
        label={TITLE}
        rows={loaderData.drafts.map(({ name, path }) => ({
          id: name,
          main: <PageLink to={asSitePath(path)}>{upperFirst(setNames[name])}</PageLink>,
          end: (
            <ButtonForm intent="discard" fields={{ set: name }} about={setNames[name]}>
              Discard
            </ButtonForm>
          ),
        }))}
      />
      <Card title="How the pages will look">
        <form action="/admin/business/preview" target="_blank" className="admin-row" rel="noopener">
          <Field id="preview-page" name="page" kind="select" label="Page">
            {loaderData.pages.map((path) => (
              <option key={path}>{path}</option>
            ))}
          </Field>
          <PostButton>Show in a New Tab</PostButton>
        </form>
      </Card>
    </AdminPage>
  );
}
