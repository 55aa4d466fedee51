import { useRef } from 'react';
import { logoFile } from '#app/facts/uploaded-picture.ts';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import type { Field as FieldOf } from './content-kind.server.ts';
import { editorWords as words } from './editor.content.ts';

type FieldProps = { field: FieldOf; set: string; text: string; error: string | undefined };

/** The input of a field. Short ones stand beside each other on a wide screen. */
export function FieldInput(props: FieldProps) {
  const { kind = 'line', most = 300, pattern } = props.field;
  const isShort = kind === 'line' ? most <= 120 || pattern !== undefined : SHORT.has(kind);
  return isShort ? (
    <Input {...props} />
  ) : (
    <div className="is-wide">
      <Input {...props} />
    </div>
  );
}

const SHORT: ReadonlySet<string> = new Set([
  'number',
  'degrees',
  'email',
  'tel',
  'url',
  'link',
  'date',
  'time',
  'choice',
  'switch',
]);

function Input({ field, set, text, error }: FieldProps) {
  const { name, label, help, kind = 'line', options = [], isOptional = false, most } = field;
  const shared = {
    id: `${set}-${name}`,
    name,
    label,
    ...(help ? { help } : {}),
    ...(error === undefined ? {} : { error }),
  };
  const more = { ...shared, required: !isOptional, defaultValue: text, autoComplete: 'off' };
  switch (kind) {
    case 'switch':
      return <Checkbox {...shared} defaultChecked={text !== ''} />;
    case 'lines':
      return <Field {...more} kind="textarea" rows={5} />;
    case 'markdown':
      return <Field {...more} kind="textarea" rows={24} />;
    case 'area':
      return <Field {...more} kind="textarea" rows={Math.ceil((most ?? 300) / 90)} />;
    case 'choice':
      return (
        <Field {...more} kind="select">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Field>
      );
    case 'picture':
      return <PictureInput field={field} set={set} text={text} error={error} />;
    case 'logo':
      return <LogoInput shared={shared} text={text} />;
    case 'colour':
      return <ColourInput shared={more} builtIn={field.blank ?? ''} />;
    case 'number':
    case 'degrees':
      return <Field {...more} inputMode={kind === 'number' ? 'numeric' : 'text'} />;
    case 'line':
    case 'link':
      return <Field {...more} />;
    default:
      return <Field {...more} kind={kind} />;
  }
}

/** One of the drawings, an uploaded photo, or a new one. */
function PictureInput({ field, set, text, error }: FieldProps) {
  const { name, label, options = [], canUpload } = field;
  return (
    <>
      <fieldset className="field" id={`${set}-${name}`}>
        <legend className="label">{label}</legend>
        <div className="admin-choices">
          {options.map((option) => (
            <label key={option.value} className="choice">
              <input
                type="radio"
                name={name}
                value={option.value}
                defaultChecked={option.value === text}
              />
              <span>
                <Picture src={option.image} />
                {option.label}
              </span>
            </label>
          ))}
        </div>
        {error && <p className="field-error">{error}</p>}
      </fieldset>
      {canUpload && (
        <Field
          {...words.upload}
          id={`${set}-upload`}
          kind="file"
          name="upload"
          accept="image/jpeg,image/png,image/webp"
        />
      )}
    </>
  );
}

/** A drawing keeps its shape; a photo is cut to a square. */
export function Picture({ src = '' }: { src: string | undefined }) {
  const className = src.startsWith('data:') ? 'admin-drawing' : 'admin-thumb';
  return <img className={className} src={src} alt="" loading="lazy" />;
}

/** A file, and the logo that is in use. */
function LogoInput({
  shared,
  text,
}: {
  shared: { id: string; name: string; label: string };
  text: string;
}) {
  const { id, name } = shared;
  const { current, none, remove } = words.logo;
  return (
    <div className="admin-stack">
      {text ? (
        <>
          <input type="hidden" name={name} value={text} />
          <p className={name === 'logo' ? 'admin-logo' : 'admin-logo on-ink'}>
            <img src={logoFile({ id: text })} alt={current} />
          </p>
          <Checkbox id={`${id}-remove`} name={`${name}Remove`} label={remove} />
        </>
      ) : (
        <p className="text-muted">{none}</p>
      )}
      <Field
        {...shared}
        kind="file"
        name={`${name}File`}
        accept="image/svg+xml,image/png,image/jpeg,image/webp"
      />
    </div>
  );
}

/** A colour as people type it, and one to pick. */
function ColourInput({
  shared,
  builtIn,
}: {
  shared: { id: string; name: string; label: string; defaultValue: string };
  builtIn: string;
}) {
  const pair = useRef<HTMLDivElement>(null);
  const { id, name, defaultValue } = shared;
  return (
    <div className="form-pair" ref={pair}>
      <Field {...shared} spellCheck={false} />
      <div className="field">
        <label className="label" htmlFor={`${id}-picker`}>
          {words.picker}
        </label>
        <input
          type="color"
          id={`${id}-picker`}
          name={`${name}Picker`}
          className="admin-colour"
          defaultValue={/^#[\da-f]{6}$/.test(defaultValue) ? defaultValue : builtIn}
          onChange={(event) => {
            const typed = pair.current?.querySelector('input');
            if (typed) typed.value = event.currentTarget.value;
          }}
        />
      </div>
    </div>
  );
}
