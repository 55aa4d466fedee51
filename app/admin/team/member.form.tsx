import { Field } from '#app/ui/field.tsx';
import { PictureChoice } from '../pictures/picture-choice.tsx';
import { type EditedItem, FactItemForm } from '../shell/fact-item-form.tsx';
import { formFields } from '../shell/form-fields.ts';
import { teamWords as words } from './team.content.ts';

/** The form of one team member. */
export function MemberForm({ item }: { item: EditedItem }) {
  const { drawings, photos, values, errors } = item;
  const field = formFields({ form: 'member', words: words.fields, values, errors });
  return (
    <FactItemForm action="/admin/team" words={words.form} item={item}>
      <Field {...field('name')} required autoComplete="off" />
      <Field {...field('position')} required autoComplete="off" />
      <Field {...field('bio')} required kind="textarea" rows={3} />
      <PictureChoice
        id="member"
        drawings={drawings}
        labels={words.form.drawings}
        photos={photos}
        value={values.picture ?? ''}
        error={errors.picture}
        uploadError={errors.upload}
      />
    </FactItemForm>
  );
}
