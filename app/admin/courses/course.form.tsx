import { Form } from 'react-router';
import { courseLevels, courseTerms } from '#app/facts/courses.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PictureChoice } from '../pictures/picture-choice.tsx';
import { Card } from '../shell/admin-page.tsx';
import { factListWords } from '../shell/fact-set.content.ts';
import { coursesWords as words } from './courses-admin.content.ts';

interface CourseFormProps {
  /** The course's place in the list, or `new`. */
  at: string;
  seen: string;
  drawings: readonly { name: string; src: string }[];
  values: Record<string, string>;
  errors: FieldErrors;
}

/** The form of a course: texts, level, length and price. */
export function CourseForm({ at, seen, drawings, values, errors }: CourseFormProps) {
  const field = (name: keyof typeof words.fields) => ({
    ...words.fields[name],
    ...{ id: `course-${name}`, name, required: true, defaultValue: values[name] ?? '' },
    ...(errors[name] === undefined ? {} : { error: errors[name] }),
  });
  const count = (name: 'price' | 'durationWeeks' | 'modules') => (
    <Field {...field(name)} inputMode="numeric" autoComplete="off" />
  );
  const { form } = words;
  return (
    <Card
      id="edit"
      title={
        at === 'new' ? form.addTitle : interpolate(form.editTitle, { name: values.title ?? '' })
      }
    >
      <Form method="post" action="/admin/courses" className="admin-stack" noValidate reloadDocument>
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="at" value={at} />
        <Field {...field('title')} autoComplete="off" />
        <div className="form-pair">
          {count('price')}
          {count('durationWeeks')}
          {count('modules')}
          <Field {...field('level')} kind="select">
            {courseLevels.map((level) => (
              <option key={level} value={level}>
                {level}
              </option>
            ))}
          </Field>
        </div>
        <Field {...field('audience')} autoComplete="off" />
        <Field {...field('description')} kind="textarea" rows={3} />
        <Field {...field('outcomes')} kind="textarea" rows={5} />
        <div className="form-pair">
          <Field {...field('state')} kind="select">
            {Object.entries(courseTerms.states).map(([state, label]) => (
              <option key={state} value={state}>
                {label}
              </option>
            ))}
          </Field>
          <Field {...field('enrolHref')} required={false} autoComplete="off" />
        </div>
        <Checkbox
          id="course-popular"
          name="popular"
          label={words.popular}
          defaultChecked={values.popular === 'on'}
        />
        <PictureChoice
          id="course"
          drawings={drawings}
          labels={words.form.drawings}
          value={values.picture ?? ''}
          error={errors.picture}
        />
        <div className="admin-row">
          <Button type="submit" name="intent" value="store" small>
            {factListWords.save}
          </Button>
          <ButtonLink href="/admin/courses" variant="quiet" small>
            {factListWords.cancel}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}
