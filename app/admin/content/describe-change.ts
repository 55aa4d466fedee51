import type { Brand } from '#app/facts/brand.ts';
import type { FactName } from '#app/facts/facts.ts';
import { businessEditor } from '../business/business-editor.ts';
import type { FactEditor } from '../site/fact-editor.ts';
import { offerEditor, pricesEditor, workHoursEditor } from '../site/price-editors.ts';
import {
  announcementEditor,
  availableEditor,
  redirectsEditor,
  sectionsEditor,
} from '../site/site-editors.ts';

const editors = [
  businessEditor,
  availableEditor,
  announcementEditor,
  sectionsEditor,
  redirectsEditor,
  offerEditor,
  pricesEditor,
  workHoursEditor,
] as unknown as readonly FactEditor<never>[];

/** What the audit log says of a set that is published: names of fields, never what they hold. */
export function describeChange(
  name: FactName,
  before: unknown,
  after: unknown,
): Record<string, unknown> {
  if (name === 'brand') {
    const { accent, logo, logoDark } = after as Brand;
    return { accent, logo: logo?.id, logoDark: logoDark?.id };
  }
  const editor = editors.find((one) => one.name === name);
  if (editor) {
    return {
      changed: changedFields(editor.fieldsOf(before as never), editor.fieldsOf(after as never)),
    };
  }
  if (name === 'texts') return { changed: Object.keys(after as object) };
  return Array.isArray(after) ? { count: after.length } : {};
}

function changedFields(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]);
}
