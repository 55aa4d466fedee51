import { blockWords as words } from '#app/features/booking/rules/blocked-times.content.ts';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Card } from '../shell/admin-page.tsx';
import { formFields, refusedOf } from '../shell/form-fields.ts';
import { ButtonForm, FormCard, Options } from '../shell/post-form.tsx';
import { RowList } from '../shell/row-list.tsx';
import type { RulesPartProps } from './booking-rules.form.tsx';

/** What is blocked, with the calls that stay booked in it, and a form that blocks days or hours. */
export function BlockedTimes({ screen: { blocks, slotTimes, day }, answered }: RulesPartProps) {
  const { values = { from: day }, errors } = refusedOf(answered, 'block');
  const { errors: _, ...fieldWords } = words;
  const field = formFields({ form: 'block', words: fieldWords, values, errors });
  const times = Object.fromEntries(slotTimes.map((time) => [time, time]));
  return (
    <>
      <Card title="Blocked times">
        {blocks.length === 0 && <p className="text-muted">Nothing is blocked.</p>}
        <RowList
          label="Blocked times"
          rows={blocks.map(({ key, when, reason, isReasonPublic, calls, firstDay }) => ({
            id: key,
            main: when,
            facts: [
              reason,
              isReasonPublic && 'visitors see the reason',
              calls > 0 && (
                <PageLink to={`/admin/bookings?view=week&week=${firstDay}`}>
                  {`Calls still booked in it: ${calls}`}
                </PageLink>
              ),
            ],
            end: (
              <ButtonForm intent="unblock" fields={{ key }} variant="quiet" about={when}>
                Unblock
              </ButtonForm>
            ),
          }))}
        />
      </Card>
      <FormCard
        key={`${blocks.length} ${day}`}
        title={words.title}
        id="block"
        intent="block"
        submit={words.submit}
      >
        <p>{words.text}</p>
        <div className="form-pair">
          <Field {...field('from')} kind="date" />
          <Field {...field('to')} kind="date" optionalNote={words.optional} />
          <Field {...field('firstTime')} kind="select">
            <Options words={{ '': words.firstOfDay, ...times }} />
          </Field>
          <Field {...field('lastTime')} kind="select">
            <Options words={{ '': words.lastOfDay, ...times }} />
          </Field>
        </div>
        <Field {...field('reason')} optionalNote={words.optional} />
        <Checkbox
          id="block-isReasonPublic"
          name="isReasonPublic"
          label={words.isReasonPublic}
          defaultChecked={values.isReasonPublic === 'on'}
        />
      </FormCard>
    </>
  );
}
