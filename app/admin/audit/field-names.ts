import { builtInSets } from '#app/facts/facts.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { businessWords } from '../business/business.content.ts';
import type { FactEditor } from '../site/fact-editor.ts';
import { offerEditor, pricesEditor, workHoursEditor } from '../site/price-editors.ts';
import { siteSettingsWords } from '../site/site.content.ts';
import { announcementEditor, sectionsEditor } from '../site/site-editors.ts';

/** The editors whose fields don't depend on what is stored. */
const editors = [
  announcementEditor,
  sectionsEditor,
  offerEditor,
  pricesEditor,
  workHoursEditor,
] as unknown as readonly FactEditor<never>[];

/** Labels that say too little without the title of their card. */
const cardOf: Readonly<Record<string, string>> = {
  opens: businessWords.form.hours.title,
  closes: businessWords.form.hours.title,
  serviceArea: businessWords.form.area.title,
  serviceRegion: businessWords.form.area.title,
  serviceRadiusKm: businessWords.form.area.title,
};

/** The label that a field of a set of facts has on its screen; undefined if it has none anymore. */
export function nameField(set: string, field: string): string | undefined {
  if (set === 'company') return nameBusinessField(field);
  if (set === 'redirects') {
    const at = /^(?:from|to|kind)(\d+)$/.exec(field)?.[1];
    return at && interpolate(siteSettingsWords.redirects.group, { number: Number(at) + 1 });
  }
  const editor = editors.find(({ name }) => name === set);
  for (const { title, fields } of editor?.groups(builtInSets[editor.name] as never) ?? []) {
    const found = fields.find(({ name }) => name === field);
    if (found) return title ? `${title}: ${found.label}` : found.label;
  }
  return undefined;
}

function nameBusinessField(field: string): string | undefined {
  const { fields } = businessWords;
  const name = /^day[A-Z]/.test(field) ? 'days' : field;
  if (!Object.hasOwn(fields, name)) return undefined;
  const { label } = fields[name as keyof typeof fields];
  const card = cardOf[name];
  return card ? `${card}: ${label}` : label;
}
