import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, FieldError } from '#app/ui/field.tsx';
import { Card } from '../shell/admin-page.tsx';
import { businessWords as words } from './business.content.ts';
import { networks, openDays } from './business-fields.ts';

type FieldName = keyof typeof words.fields;
type FormState = { values: Record<string, string>; errors: FieldErrors };

const OPTIONAL: readonly FieldName[] = ['street2', 'privacyEmail', ...networks];

/** All fields of the business, with the buttons that save the draft or publish. */
export function BusinessForm({ seen, ...state }: FormState & { seen: string | undefined }) {
  const field = (name: FieldName, more: Partial<Parameters<typeof BusinessField>[0]> = {}) => (
    <BusinessField {...state} name={name} {...more} />
  );
  return (
    <Form method="post" className="admin-stack" noValidate>
      <input type="hidden" name="seen" value={seen} />
      <Group {...words.form.name}>
        {field('name')}
        {field('legalName')}
        {field('tagline')}
        {field('description', { isLong: true })}
        {field('foundedYear', { inputMode: 'numeric' })}
      </Group>
      <Group {...words.form.contact}>
        {field('email', { kind: 'email' })}
        {field('phone', { kind: 'tel' })}
      </Group>
      <Group {...words.form.address}>
        {field('street')}
        {field('street2')}
        <Pair>
          {field('locality')}
          {field('region')}
          {field('postalCode')}
          {field('country')}
        </Pair>
      </Group>
      <Group {...words.form.hours}>
        <Days {...state} />
        <Pair>
          {field('opens', { kind: 'time' })}
          {field('closes', { kind: 'time' })}
        </Pair>
        {field('replyHours', { inputMode: 'numeric' })}
      </Group>
      <Group {...words.form.area}>
        {field('serviceArea')}
        <Pair>
          {field('serviceRegion')}
          {field('serviceRadiusKm', { inputMode: 'numeric' })}
          {field('latitude')}
          {field('longitude')}
        </Pair>
      </Group>
      <Group {...words.form.legal}>
        {field('privacyContact')}
        {field('privacyEmail', { kind: 'email' })}
        <Pair>
          {field('privacyFrom', { kind: 'date' })}
          {field('termsFrom', { kind: 'date' })}
        </Pair>
      </Group>
      <Group {...words.form.social}>
        <Pair>
          {networks.map((network) => (
            <BusinessField key={network} {...state} name={network} kind="url" />
          ))}
        </Pair>
      </Group>
      <div className="admin-row admin-save">
        <Button type="submit" name="intent" value="save">
          {words.save}
        </Button>
      </div>
    </Form>
  );
}

/** A text field of the business, by its name. */
export function BusinessField({
  name,
  values,
  errors,
  kind = 'text',
  isLong,
  inputMode,
}: FormState & {
  name: FieldName;
  kind?: 'text' | 'email' | 'tel' | 'time' | 'date' | 'url';
  isLong?: boolean;
  inputMode?: 'numeric';
}) {
  const { label, help } = words.fields[name];
  const shared = {
    id: `business-${name}`,
    name,
    label,
    help,
    required: !OPTIONAL.includes(name),
    defaultValue: values[name] ?? '',
    ...(errors[name] === undefined ? {} : { error: errors[name] }),
  };
  if (isLong) return <Field {...shared} kind="textarea" rows={3} />;
  return <Field {...shared} kind={kind} inputMode={inputMode} autoComplete="off" />;
}

/** Each day has a name of its own, so that a form without scripts sends all of them. */
export function Days({ values, errors }: FormState) {
  const id = 'business-days';
  const error = errors.dayMonday;
  return (
    <fieldset className="field" aria-describedby={error && `${id}-error`}>
      <legend className="label">{words.fields.days.label}</legend>
      <div className="admin-row">
        {openDays.map((day) => (
          <label key={day} className="choice">
            <input
              type="checkbox"
              name={`day${day}`}
              defaultChecked={Boolean(values[`day${day}`])}
            />
            <span>{day}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

function Group({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <p className="text-muted">{lead}</p>
      {children}
    </Card>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="form-pair">{children}</div>;
}
