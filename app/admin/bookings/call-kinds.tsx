import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { formFields, refusedOf } from '../shell/form-fields.ts';
import { FormCard, Options, PostButton } from '../shell/post-form.tsx';
import type { RulesPartProps } from './booking-rules.form.tsx';

const words = {
  title: 'Name',
  minutes: 'Minutes',
  text: {
    label: 'Text on the booking page',
    help: '{minutes} stands for the length, {hours} for the days and hours of your rules.',
  },
  place: 'Where',
  videoLink: {
    label: 'Video link',
    help: 'Leave it empty to use the meeting link of the booking rules. {room} stands for a room name that differs for each call, as in https://meet.example.com/{room}.',
  },
  address: 'Office address',
};

const places = {
  video: 'Video call',
  phone: 'Phone: you call them, so the form asks for a number',
  office: 'At your office',
};

const NEW_KIND = { id: '', title: '', minutes: 30, text: '', place: 'video', isOffered: true };

/** Changes a call type, or adds one. */
export function CallKindForm({
  kind = NEW_KIND,
  answered,
}: Pick<RulesPartProps, 'answered'> & {
  kind?: RulesPartProps['screen']['kinds'][number] | typeof NEW_KIND;
}) {
  const { id, title, isOffered } = kind;
  const refused = refusedOf(answered, 'save-kind', 'remove-kind');
  const isOwn = refused.values?.id === id;
  const stored = { ...kind, minutes: String(kind.minutes), isOffered: isOffered ? 'on' : '' };
  const values: Record<string, string | undefined> = isOwn ? { ...refused.values } : stored;
  const errors = isOwn ? refused.errors : {};
  const form = `kind-${id || 'new'}`;
  const field = formFields({ form, words, values, errors });
  return (
    <FormCard
      title={`${title || 'Add a call type'}${isOffered ? '' : ' (not offered)'}`}
      fields={{ id }}
      intent="save-kind"
      submit={id ? 'Save' : 'Add Call Type'}
      more={
        id && (
          <PostButton intent="remove-kind" variant="quiet" about={title}>
            Remove
          </PostButton>
        )
      }
    >
      <div className="form-pair">
        <Field required {...field('title')} />
        <Field required inputMode="numeric" {...field('minutes')} />
      </div>
      <Field kind="textarea" rows={3} optionalNote="(optional)" {...field('text')} />
      <Field kind="select" {...field('place')}>
        <Options words={places} />
      </Field>
      <Field kind="url" optionalNote="(optional)" {...field('videoLink')} />
      <Field optionalNote="(optional)" {...field('address')} />
      <Checkbox
        id={`${form}-isOffered`}
        name="isOffered"
        label="Visitors can book it"
        defaultChecked={values.isOffered === 'on'}
        error={errors.isOffered}
      />
    </FormCard>
  );
}
