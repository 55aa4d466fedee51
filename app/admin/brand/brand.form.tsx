import { useRef } from 'react';
import { Form } from 'react-router';
import * as v from 'valibot';
import type { Brand } from '#app/facts/brand.ts';
import { logoFile } from '#app/facts/uploaded-logo.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Card } from '../shell/admin-page.tsx';
import { brandWords as words } from './brand.content.ts';
import { hexColourSchema } from './brand.schema.ts';
import './brand.css';

const ACCEPTED = 'image/svg+xml,image/png,image/jpeg,image/webp';
/** Shown by the colour field while there is no accent colour. */
const BUILT_IN = '#c92f0a';

interface BrandFormProps {
  brand: Brand;
  /** As typed. */
  accent: string;
  errors: FieldErrors;
  seen: string | undefined;
}

/** Logo, logo for dark pages and accent colour. Posted by the browser, because of its files. */
export function BrandForm({ brand, accent, errors, seen }: BrandFormProps) {
  return (
    <Form
      id="brand"
      method="post"
      action="/admin/logo"
      encType="multipart/form-data"
      className="admin-stack"
      noValidate
      reloadDocument
    >
      <input type="hidden" name="seen" value={seen} />
      <LogoCard name="logo" brand={brand} error={errors.logo} />
      <LogoCard name="logoDark" brand={brand} error={errors.logoDark} />
      <AccentCard accent={accent} error={errors.accent} />
      <div className="admin-row admin-save">
        <Button type="submit" name="intent" value="save">
          {words.save}
        </Button>
      </div>
    </Form>
  );
}

function LogoCard({
  name,
  brand,
  error,
}: {
  name: 'logo' | 'logoDark';
  brand: Brand;
  error: string | undefined;
}) {
  const { title, lead, current, none, remove } = words[name];
  const logo = brand[name];
  return (
    <Card title={title}>
      <p className="text-muted">{lead}</p>
      {logo ? (
        <>
          <input type="hidden" name={`${name}Id`} value={logo.id} />
          <p className={name === 'logo' ? 'admin-logo' : 'admin-logo on-ink'}>
            <img src={logoFile(logo)} alt={current} width={logo.width} height={logo.height} />
          </p>
          <Checkbox id={`brand-${name}-remove`} name={`${name}Remove`} label={remove} />
        </>
      ) : (
        <p>{none}</p>
      )}
      <Field
        {...words.fields[name]}
        id={`brand-${name}`}
        kind="file"
        name={name}
        accept={ACCEPTED}
        {...(error === undefined ? {} : { error })}
      />
    </Card>
  );
}

function AccentCard({ accent, error }: { accent: string; error: string | undefined }) {
  const text = useRef<HTMLDivElement>(null);
  const colour = v.is(hexColourSchema, accent) ? accent : BUILT_IN;
  const { title, lead } = words.colour;
  return (
    <Card title={title}>
      <p className="text-muted">{lead}</p>
      <input type="hidden" name="accentBefore" value={accent} />
      <input type="hidden" name="pickerBefore" value={colour} />
      <div className="form-pair" ref={text}>
        <Field
          {...words.fields.accent}
          id="brand-accent"
          name="accent"
          defaultValue={accent}
          autoComplete="off"
          spellCheck={false}
          {...(error === undefined ? {} : { error })}
        />
        <div className="field">
          <label className="label" htmlFor="brand-picker">
            {words.fields.picker.label}
          </label>
          <input
            type="color"
            id="brand-picker"
            name="picker"
            className="admin-colour"
            defaultValue={colour}
            onChange={(event) => {
              const field = text.current?.querySelector<HTMLInputElement>('#brand-accent');
              if (field) field.value = event.currentTarget.value;
            }}
          />
        </div>
      </div>
    </Card>
  );
}
