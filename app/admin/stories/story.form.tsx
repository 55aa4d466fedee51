import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PictureChoice } from '../pictures/picture-choice.tsx';
import { type EditedItem, FactItemForm } from '../shell/fact-item-form.tsx';
import { formFields } from '../shell/form-fields.ts';
import { storiesWords as words } from './stories.content.ts';

/** The form of one customer story. */
export function StoryForm({
  item,
  caseStudies,
}: {
  item: EditedItem;
  caseStudies: readonly { slug: string; title: string }[];
}) {
  const { drawings, photos, values, errors } = item;
  const field = formFields({ form: 'story', words: words.fields, values, errors });
  const { form } = words;
  return (
    <FactItemForm action="/admin/stories" words={form} item={item}>
      <div className="form-pair">
        <Field {...field('name')} required autoComplete="off" />
        <Field {...field('position')} required autoComplete="off" />
        <Field {...field('company')} required autoComplete="off" />
        <Field {...field('location')} required autoComplete="off" />
      </div>
      <Field {...field('quote')} required kind="textarea" rows={4} />
      <Field {...field('before')} required autoComplete="off" />
      <Field {...field('after')} required autoComplete="off" />
      <div className="form-pair">
        <Field {...field('result')} required autoComplete="off" />
        <Field {...field('figure')} optionalNote={words.optional} autoComplete="off" />
      </div>
      <Field {...field('caseStudy')} kind="select">
        <option value="">{words.noArticle}</option>
        {caseStudies.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </Field>
      <PictureChoice
        id="story"
        drawings={drawings}
        labels={form.drawings}
        photos={photos}
        value={values.picture ?? ''}
        error={errors.picture}
        uploadError={errors.upload}
      />
      <Checkbox
        id="story-agreed"
        name="agreed"
        label={form.agreed}
        help={form.agreedHelp}
        defaultChecked={values.agreed === 'on'}
      />
    </FactItemForm>
  );
}
