import { logoFile } from '#app/facts/uploaded-picture.ts';
import { Checkbox, ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Options } from '../shell/post-form.tsx';
import type { ShownField } from './editor.server.ts';

/** The input of a field. Short ones stand beside each other on a wide screen. */
export function FieldInput({ field, set }: { field: ShownField; set: string }) {
  const { name, label, help, kind, text, error, options = {}, pictures = [], most = 300 } = field;
  const shared = { id: `${set}-${name}`, name, label, help, error };
  const more = {
    ...shared,
    required: !field.isOptional,
    defaultValue: text,
    autoComplete: 'off',
  };
  switch (kind) {
    case 'switch':
      return <Checkbox {...shared} defaultChecked={text !== ''} />;
    case 'area':
    case 'lines':
    case 'markdown': {
      const rows = Math.min(24, Math.ceil(most / 90));
      return <Field {...more} kind="textarea" rows={rows} className="is-wide" />;
    }
    case 'choice':
      return (
        <Field {...more} kind="select">
          <Options words={options} />
        </Field>
      );
    case 'picture':
      return (
        <div className="admin-stack is-wide">
          <ChoiceGroup
            {...shared}
            legend={label}
            className="admin-choices"
            defaultValues={[text]}
            options={pictures.map(({ value, label: words, image }) => ({
              value,
              label: (
                <>
                  <img
                    className={image.startsWith('data:') ? 'admin-drawing' : 'admin-thumb'}
                    src={image}
                    alt=""
                    loading="lazy"
                  />
                  {words}
                </>
              ),
            }))}
          />
          {field.canUpload && (
            <Field
              id={`${set}-upload`}
              kind="file"
              name="upload"
              label="Or upload a new photo"
              help="JPEG, PNG or WebP, up to 15 MB. It’s used instead of the choice above."
              accept="image/jpeg,image/png,image/webp"
            />
          )}
        </div>
      );
    case 'logo':
      return (
        <div className="admin-stack is-wide">
          {text && (
            <>
              <input type="hidden" name={name} value={text} />
              <p className={name === 'logo' ? 'admin-logo' : 'admin-logo on-ink'}>
                <img src={logoFile({ id: text })} alt="The logo in use" />
              </p>
              <Checkbox
                id={`${shared.id}-remove`}
                name={`${name}Remove`}
                label="Remove this logo"
              />
            </>
          )}
          <Field
            {...shared}
            kind="file"
            name={`${name}File`}
            accept="image/svg+xml,image/png,image/jpeg,image/webp"
          />
        </div>
      );
    case 'number':
      return <Field {...more} inputMode="numeric" />;
    case 'line':
    case 'link':
      return <Field {...more} />;
    default:
      return <Field {...more} kind={kind} />;
  }
}
