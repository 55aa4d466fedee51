import { Form } from 'react-router';
import type { UploadedPhoto } from '#app/facts/uploaded-picture.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { PictureChoice } from '../pictures/picture-choice.tsx';
import { Card } from '../shell/admin-page.tsx';
import { factListWords } from '../shell/fact-set.content.ts';
import { teamWords as words } from './team.content.ts';

interface MemberFormProps {
  /** The member's place in the list, or `new`. */
  at: string;
  seen: string;
  drawings: readonly { name: string; src: string }[];
  photos: readonly (UploadedPhoto & { name: string })[];
  values: Record<string, string>;
  errors: FieldErrors;
}

/** One member of the team. Posted by the browser, because of the photo. */
export function MemberForm({ at, seen, drawings, photos, values, errors }: MemberFormProps) {
  const field = (name: keyof typeof words.fields) => ({
    ...words.fields[name],
    ...{ id: `member-${name}`, name, required: true, defaultValue: values[name] ?? '' },
    ...(errors[name] === undefined ? {} : { error: errors[name] }),
  });
  const { form } = words;
  const labels: Readonly<Record<string, string>> = form.drawings;
  return (
    <Card
      id="edit"
      title={
        at === 'new' ? form.addTitle : interpolate(form.editTitle, { name: values.name ?? '' })
      }
    >
      <Form
        method="post"
        action="/admin/team"
        encType="multipart/form-data"
        className="admin-stack"
        noValidate
        reloadDocument
      >
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="at" value={at} />
        <Field {...field('name')} autoComplete="off" />
        <Field {...field('position')} autoComplete="off" />
        <Field {...field('bio')} kind="textarea" rows={3} />
        <PictureChoice
          id="member"
          drawings={drawings.map(({ name, src }) => ({
            name,
            label: labels[name] ?? name,
            drawing: <img className="admin-drawing" src={src} alt="" />,
          }))}
          photos={photos}
          value={values.picture ?? ''}
          error={errors.picture}
          uploadError={errors.upload}
        />
        <div className="admin-row">
          <Button type="submit" name="intent" value="store" small>
            {factListWords.save}
          </Button>
          <ButtonLink href="/admin/team" variant="quiet" small>
            {factListWords.cancel}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}
