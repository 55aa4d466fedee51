import { Form } from 'react-router';
import { CALL_PLACES, type CallKind } from '#app/features/booking/rules/call-kinds.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Card } from '../shell/admin-page.tsx';
import { callKindsWords as words } from './call-kinds.content.ts';

/** Changes a call type, or adds one. */
export function CallKindForm({
  kind,
  refused,
}: {
  kind: (CallKind & { path: string }) | undefined;
  refused: { errors: FieldErrors; values: Record<string, string> } | undefined;
}) {
  const id = kind?.id ?? 'new';
  const typed = refused?.values.intent === 'save' ? refused.values : undefined;
  const stored: Record<string, string> = {
    title: kind?.title ?? '',
    minutes: String(kind?.minutes ?? 30),
    text: kind?.text ?? '',
    place: kind?.place ?? 'video',
    videoLink: kind?.videoLink ?? '',
    address: kind?.address ?? '',
    isOffered: (kind?.isOffered ?? true) ? 'on' : '',
  };
  const shown = typed ?? stored;
  const field = (name: keyof typeof words.fields) => ({
    id: `kind-${id}-${name}`,
    name,
    label: words.fields[name],
    defaultValue: shown[name],
    error: refused?.errors[name],
  });
  const name = kind?.title ?? words.add;
  return (
    <Card title={kind && !kind.isOffered ? interpolate(words.retired, { title: name }) : name}>
      <Form method="post" className="admin-stack" noValidate>
        <input type="hidden" name="id" value={kind?.id ?? ''} />
        <div className="form-pair">
          <Field required {...field('title')} />
          <Field required inputMode="numeric" {...field('minutes')} />
        </div>
        <Field
          kind="textarea"
          rows={3}
          optionalNote={words.optional}
          help={words.help.text}
          {...field('text')}
        />
        <Field kind="select" {...field('place')}>
          {CALL_PLACES.map((place) => (
            <option key={place} value={place}>
              {words.places[place]}
            </option>
          ))}
        </Field>
        <Field
          kind="url"
          optionalNote={words.optional}
          help={words.help.videoLink}
          {...field('videoLink')}
        />
        <Field optionalNote={words.optional} {...field('address')} />
        <Checkbox
          id={`kind-${id}-isOffered`}
          name="isOffered"
          label={words.fields.isOffered}
          defaultChecked={shown.isOffered === 'on'}
          error={refused?.errors.isOffered}
        />
        <div className="admin-row">
          <Button type="submit" name="intent" value="save" small>
            {kind ? words.save : words.addSubmit}
          </Button>
          {kind && (
            <Button
              type="submit"
              name="intent"
              value="remove"
              variant="quiet"
              small
              aria-label={`${words.remove} ${kind.title}`}
            >
              {words.remove}
            </Button>
          )}
          {kind?.isOffered && <a href={kind.path}>{words.address}</a>}
        </div>
      </Form>
    </Card>
  );
}
