import { Form } from 'react-router';
import { logoOnWhite, photoFile } from '#app/facts/uploaded-picture.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { removePicture, storePhoto } from '#app/platform/pictures/picture-store.server.ts';
import { findPicture, listPictures } from '#app/platform/pictures/pictures.queries.server.ts';
import { Field } from '#app/ui/field.tsx';
import { adminAction, done, refuse } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { ButtonForm, PostButton } from '../shell/post-form.tsx';
import { RowList } from '../shell/row-list.tsx';
import type { Route } from './+types/pictures.route.ts';
import { findPictureUses } from './picture-uses.queries.server.ts';
import { pictureErrors } from './pictures.content.ts';
import './pictures.css';

const PAGE = '/admin/pictures';

const notices = {
  uploaded: { title: 'Picture uploaded', description: 'You can choose it now.' },
  removed: { title: 'Picture deleted', description: 'All its files are gone.' },
};

export const meta = adminMeta('Pictures');

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = getAppContext(context);
  const uses = await findPictureUses(db);
  const pictures = await listPictures(db);
  return { pictures: pictures.map((one) => ({ ...one, places: uses.get(one.id)?.join(', ') })) };
}

export const action = adminAction({
  async remove(post) {
    const { id = '' } = post.values;
    if ((await findPictureUses(post.app.db)).has(id)) {
      return refuse(post, { id: 'This picture is in use now. Remove it there first.' }, 409);
    }
    if (!(await findPicture(post.app.db, id))) return done(PAGE);
    await removePicture(post.app, id);
    await post.audit('picture-removed', id);
    return done(PAGE, 'removed');
  },
  async ''(post) {
    const stored = await storePhoto(post.app, post.file('photo'));
    if (typeof stored === 'string') return refuse(post, { photo: pictureErrors[stored] });
    await post.audit('picture-uploaded', stored.id);
    return done(PAGE, 'uploaded');
  },
});

export default function PicturesPage({
  loaderData: { pictures },
  actionData,
}: Route.ComponentProps) {
  const errors = actionData?.errors;
  return (
    <AdminPage
      title="Pictures"
      lead="Photos for your team, stories, articles and newsletters. Each one is resized for the site, and hidden details such as where it was taken are removed."
    >
      <Notice
        words={notices}
        problem={
          errors && {
            title: 'Not done',
            description: errors.id ?? 'The reason is beside the field.',
          }
        }
      />
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
            help="JPEG, PNG or WebP, up to 15 MB and 50 megapixels, at least 240 pixels on each side. A large one takes up to 20 seconds."
            error={errors?.photo}
          />
          <PostButton variant="primary">Upload</PostButton>
        </Form>
      </Card>
      <Card title="Your pictures">
        {pictures.length === 0 && <p className="text-muted">There are no pictures yet.</p>}
        <RowList
          label="Your pictures"
          rows={pictures.map(({ places, ...picture }) => ({
            id: picture.id,
            pick: (
              <img
                className="admin-thumb"
                src={
                  picture.kind === 'logo'
                    ? logoOnWhite(picture)
                    : photoFile(picture.id, Math.min(picture.width, 320), 'webp')
                }
                alt=""
                loading="lazy"
              />
            ),
            main: picture.file_name,
            detail: places
              ? `Used in: ${places}`
              : 'Not used. It’s deleted after 30 days without use.',
            end: !places && (
              <ButtonForm
                intent="remove"
                fields={{ id: picture.id }}
                variant="quiet"
                about={picture.file_name}
              >
                Delete
              </ButtonForm>
            ),
          }))}
        />
      </Card>
    </AdminPage>
  );
}
