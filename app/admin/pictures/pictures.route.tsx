import { data, Form } from 'react-router';
import { photoFile, photoWidths } from '#app/facts/uploaded-picture.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { MAX_PICTURES } from '#app/platform/pictures/picture-limits.ts';
import { removePicture, storePhoto } from '#app/platform/pictures/picture-store.server.ts';
import { findPicture, listPictures } from '#app/platform/pictures/pictures.queries.server.ts';
import { Field } from '#app/ui/field.tsx';
import { adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { HiddenFields, PostButton } from '../shell/post-form.tsx';
import type { Route } from './+types/pictures.route.ts';
import { findPictureUses } from './picture-uses.queries.server.ts';
import { pictureErrors, pictureNotices } from './pictures.content.ts';
import './pictures.css';

const PAGE = '/admin/pictures';

export const meta = adminMeta('Pictures');

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = getAppContext(context);
  const uses = await findPictureUses(db);
  const pictures = (await listPictures(db)).map(({ id, kind, file_name, width, height }) => ({
    id,
    name: file_name,
    width,
    height,
    image:
      kind === 'logo'
        ? `/pictures/${id}-white.png`
        : photoFile(id, photoWidths(width)[0] ?? width, 'webp'),
    places: [...(uses.get(id) ?? [])].join(', '),
  }));
  return { pictures };
}

export const action = adminAction({
  async remove({ app, values, audit }) {
    const picture = await findPicture(app.db, values.id ?? '');
    if (!picture) return done(PAGE);
    const uses = await findPictureUses(app.db);
    if (uses.has(picture.id)) {
      const description = 'This picture is in use now. Remove it there first.';
      return data({ error: undefined, problem: { title: 'Not deleted', description } }, 409);
    }
    await removePicture(app, picture.id);
    await audit('picture-removed', picture.id);
    return done(PAGE, 'removed');
  },
  async ''({ app, file, audit }) {
    const stored = await storePhoto(app, file('photo'));
    if (typeof stored === 'string') {
      const problem = { title: 'Not uploaded', description: 'The reason is beside the field.' };
      return data({ error: pictureErrors[stored], problem }, 422);
    }
    await audit('picture-uploaded', stored.id);
    return done(PAGE, 'uploaded');
  },
});

export default function PicturesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pictures } = loaderData;
  return (
    <AdminPage
      title="Pictures"
      lead="Photos for your team, stories, articles and newsletters. Each one is resized for the site, and hidden details such as where it was taken are removed."
    >
      <Notice words={pictureNotices} problem={actionData?.problem} />
      <Card title="Add a photo">
        {/* Posted by the browser: large files are accepted at this address only. */}
        <Form
          method="post"
          action={PAGE}
          encType="multipart/form-data"
          className="admin-stack"
          noValidate
          reloadDocument
        >
          <Field
            id="picture-file"
            kind="file"
            name="photo"
            accept="image/jpeg,image/png,image/webp"
            label="Photo"
            help="JPEG, PNG or WebP, up to 15 MB and 50 megapixels, at least 240 pixels on each side."
            error={actionData?.error}
          />
          <PostButton variant="primary">Upload</PostButton>
          <p className="help">A large photo takes up to 20 seconds.</p>
        </Form>
      </Card>
      <Card title="Your pictures">
        {pictures.length === 0 ? (
          <p className="text-muted">There are no pictures yet.</p>
        ) : (
          <>
            <p className="text-muted">
              {pictures.length} of {MAX_PICTURES} pictures
            </p>
            <ul className="admin-pictures">
              {pictures.map(({ id, name, width, height, image, places }) => (
                <li key={id}>
                  <img className="admin-thumb" src={image} alt="" loading="lazy" />
                  <div>
                    <b className="admin-address">{name}</b>
                    <p className="text-muted">
                      {width} × {height} pixels
                    </p>
                    {places ? (
                      <p>{`Used in: ${places}`}</p>
                    ) : (
                      <>
                        <p>Not used. It’s deleted after 30 days without use.</p>
                        <Form method="post" action={PAGE} reloadDocument>
                          <HiddenFields fields={{ id }} />
                          <PostButton intent="remove" variant="quiet" about={name}>
                            Delete
                          </PostButton>
                        </Form>
                      </>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
    </AdminPage>
  );
}
