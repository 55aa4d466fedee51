import * as v from 'valibot';
import type { Brand } from '#app/facts/brand.ts';
import type { UploadedLogo } from '#app/facts/uploaded-logo.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import {
  AA_TEXT,
  accentPalette,
  BACKGROUNDS,
  contrast,
  worst,
} from '#app/platform/colour/accent-palette.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { findUploaded, storeLogo } from '#app/platform/pictures/picture-store.server.ts';
import { pictureErrors } from '../pictures/pictures.content.ts';
import type { UploadPost } from '../pictures/read-upload.server.ts';
import { accentSchema } from './brand.schema.ts';

export type BrandField = 'logo' | 'logoDark';

/** What was typed and uploaded; a logo that was taken stays, even if the colour is wrong. */
export type BrandForm = { brand: Brand; accent: string; errors: FieldErrors };

/** Reads the form of logo and colour, and stores the files that came with it. */
export async function readBrandForm(
  app: AppContext,
  { values, file }: UploadPost,
): Promise<BrandForm> {
  const errors: FieldErrors = {};
  const logos: { [Field in BrandField]?: UploadedLogo } = {};
  for (const field of ['logo', 'logoDark'] as const) {
    const upload = file(field);
    const stored = upload ? await storeLogo(app, upload) : await keptLogo(app, values, field);
    if (typeof stored === 'string') errors[field] = pictureErrors[stored];
    else if (stored) logos[field] = stored;
  }
  const typed = chosenAccent(values);
  const parsed = v.safeParse(accentSchema, typed);
  if (!parsed.success)
    return { brand: logos, accent: typed, errors: { ...errors, accent: parsed.issues[0].message } };
  if (parsed.output === '') return { brand: logos, accent: '', errors };
  const accent = values.intent === 'nearest' ? accentPalette(parsed.output).light : parsed.output;
  return { brand: { ...logos, accent, palette: accentPalette(accent) }, accent, errors };
}

function keptLogo(
  app: AppContext,
  values: Record<string, string>,
  field: BrandField,
): Promise<UploadedLogo | undefined> {
  const id = values[`${field}Remove`] ? '' : (values[`${field}Id`] ?? '');
  return findUploaded(app, 'logo', id);
}

/**
 * The colour field always has a value, so without scripts it counts only if it was changed and the
 * text wasn't.
 */
function chosenAccent(values: Record<string, string>): string {
  const { accent = '', accentBefore = '', picker = '', pickerBefore = '' } = values;
  const isPicked = accent === accentBefore && picker !== pickerBefore;
  return isPicked ? picker : accent;
}

export type ContrastRow = {
  where: 'light' | 'dark' | 'onLight' | 'onDark';
  /** Contrast of the accent colour itself; undefined for text on a button. */
  yours: number | undefined;
  shown: string;
  shownOn: string;
  contrast: number;
};

/** How readable an accent colour is, and what is shown for it. */
export function checkAccent({ accent, palette }: Brand):
  | {
      rows: ContrastRow[];
      /** The nearest colour that passes on light pages, if this one doesn't. */
      nearest: string | undefined;
    }
  | undefined {
  if (!accent || !palette) return undefined;
  const { light, dark, onLight, onDark } = palette;
  const page = (where: 'light' | 'dark', shown: string): ContrastRow => ({
    ...{ where, shown, shownOn: BACKGROUNDS[where][0] },
    yours: worst(accent, BACKGROUNDS[where]),
    contrast: worst(shown, BACKGROUNDS[where]),
  });
  const button = (where: 'onLight' | 'onDark', shown: string, shownOn: string): ContrastRow => ({
    ...{ where, shown, shownOn, yours: undefined },
    contrast: contrast(shown, shownOn),
  });
  return {
    rows: [
      page('light', light),
      page('dark', dark),
      button('onLight', onLight, light),
      button('onDark', onDark, dark),
    ],
    nearest: worst(accent, BACKGROUNDS.light) < AA_TEXT ? light : undefined,
  };
}
