import { photoFile, photoWidths, type UploadedPhoto } from '#app/facts/uploaded-picture.ts';
import { Field } from '#app/ui/field.tsx';
import { pictureChoiceWords as words } from './pictures.content.ts';
import './pictures.css';

interface PictureChoiceProps {
  /** Prefix of the ids of the controls. */
  id: string;
  drawings: readonly { name: string; src: string }[];
  /** Names of the drawings, as people read them. */
  labels: Readonly<Record<string, string>>;
  /** Without a list, only a drawing can be chosen. */
  photos?: readonly (UploadedPhoto & { name: string })[];
  /** A drawing's name, or `photo:` and an id. */
  value: string;
  error: string | undefined;
  uploadError?: string | undefined;
}

/** One of the drawings, an uploaded photo, or a new one. */
export function PictureChoice(props: PictureChoiceProps) {
  const { id, drawings, labels, photos, value, error, uploadError } = props;
  const options = [
    ...drawings.map(({ name, src }) => ({
      value: name,
      label: labels[name] ?? name,
      picture: <img className="admin-drawing" src={src} alt="" />,
    })),
    ...(photos ?? []).map(({ id: photo, width, name }) => ({
      value: `photo:${photo}`,
      label: name,
      picture: (
        <img
          className="admin-thumb"
          src={photoFile(photo, photoWidths(width)[0] ?? width, 'webp')}
          alt=""
          loading="lazy"
        />
      ),
    })),
  ];
  return (
    <>
      <fieldset className="field" id={`${id}-picture`}>
        <legend className="label">{words.picture}</legend>
        <div className="admin-choices">
          {options.map((option) => (
            <label key={option.value} className="choice">
              <input
                type="radio"
                name="picture"
                value={option.value}
                defaultChecked={option.value === value}
              />
              <span>
                {option.picture}
                {option.label}
              </span>
            </label>
          ))}
        </div>
        {error && <p className="field-error">{error}</p>}
      </fieldset>
      {photos && (
        <Field
          id={`${id}-upload`}
          kind="file"
          name="upload"
          accept="image/jpeg,image/png,image/webp"
          label={words.upload}
          help={words.uploadHelp}
          {...(uploadError === undefined ? {} : { error: uploadError })}
        />
      )}
    </>
  );
}
