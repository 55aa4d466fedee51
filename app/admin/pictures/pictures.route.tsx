import { data, Form } from 'react-router';
import { photoFile, photoWidths } from '#app/facts/uploaded-picture.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { MAX_PICTURES } from '#app/platform/pictures/picture-limits.ts';
import { removePicture, storePhoto } from '#app/platform/pictures/picture-store.server.ts';
import { findPicture, listPictures } from '#app/platform/pictures/pictures.queries.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { PostButton } from '../shell/post-form.tsx';
import type { Route } from './+types/pictures.route.ts';
import { findPictureUses, type PictureUse } from './picture-uses.server.ts';
import { pictureErrors, pictureNotices, picturesWords as words } from './pictures.content.ts';
import './pictures.css';

const PAGE = '/admin/pictures';

export const meta = adminMeta(words.title);

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = getAppContext(context);
  const uses = await findPictureUses(db);
  const pictures = (await listPictures(db)).map(({ id, kind, file_name, width, height }) => ({
    id,
    kind,
    width,
    height,
    name: file_name,
    places: (uses.get(id) ?? []).map(placeName),
  }));
  return { pictures };
}

export const action = adminAction({
  async remove({ app, values, audit }) {
    const picture = await findPicture(app.db, values.id ?? '');
    if (!picture) return done(PAGE);
    const uses = await findPictureUses(app.db);
    if (uses.has(picture.id)) return data({ error: undefined, problem: words.inUse }, 409);
    await removePicture(app, picture.id);
    await audit('picture-removed', picture.id);
    return done(PAGE, 'removed');
  },
  async ''({ app, file, audit }) {
    const stored = await storePhoto(app, file('photo'));
    if (typeof stored === 'string') {
      return data({ error: pictureErrors[stored], problem: words.problem }, 422);
    }
    await audit('picture-uploaded', stored.id);
    return done(PAGE, 'uploaded');
  },
});

function placeName({ place, isFormer }: PictureUse): string {
  const names: Readonly<Record<string, string>> = words.places;
  const name = names[place] ?? place;
  return isFormer ? interpolate(words.former, { place: name }) : name;
}

export default function PicturesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pictures } = loaderData;
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Notice words={pictureNotices} problem={actionData?.problem} />
      <Card title={words.upload.title}>
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
            label={words.upload.file}
            help={words.upload.help}
            error={actionData?.error}
          />
          <PostButton variant="primary">{words.upload.submit}</PostButton>
          <p className="help">{words.upload.wait}</p>
        </Form>
      </Card>
      <Card title={words.list.title}>
        {pictures.length === 0 ? (
          <p className="text-muted">{words.list.empty}</p>
        ) : (
          <>
            <p className="text-muted">
              {interpolate(words.list.count, { count: pictures.length, most: MAX_PICTURES })}
            </p>
            <ul className="admin-pictures">
              {pictures.map((picture) => (
                <li key={picture.id}>
                  <PictureRow picture={picture} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
    </AdminPage>
  );
}

function PictureRow({
  picture,
}: {
  picture: Route.ComponentProps['loaderData']['pictures'][number];
}) {
  const { id, kind, name, width, height, places } = picture;
  const { list } = words;
  const source =
    kind === 'logo'
      ? `/pictures/${id}-white.png`
      : photoFile(id, photoWidths(width)[0] ?? width, 'webp');
  return (
    <>
      <img className="admin-thumb" src={source} alt="" loading="lazy" />
      <div>
        <b className="admin-address">{name}</b>
        <p className="text-muted">{interpolate(list.size, { width, height })}</p>
        <p>
          {places.length > 0
            ? interpolate(list.usedIn, { places: places.join(', ') })
            : list.unused}
        </p>
        {places.length === 0 && (
          <Form method="post" action={PAGE} reloadDocument>
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              name="intent"
              value="remove"
              variant="quiet"
              small
              aria-label={interpolate(list.removeNamed, { name })}
            >
              {list.remove}
            </Button>
          </Form>
        )}
      </div>
    </>
  );
}
