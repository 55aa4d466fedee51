import * as v from 'valibot';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import type { FactEditor, FactField } from '../site/fact-editor.ts';
import { businessWords as words } from './business.content.ts';
import { businessSchema } from './business.schema.ts';
import { fieldsOf, networks, openDays } from './business-fields.ts';

type Name = keyof typeof words.fields;

const OPTIONAL: readonly Name[] = ['street2', 'privacyEmail', ...networks];

function field(name: Name, kind: FactField['kind'] = 'text'): FactField {
  return { name, ...words.fields[name], kind, isOptional: OPTIONAL.includes(name) };
}

export const businessEditor: FactEditor<'company'> = {
  name: 'company',
  title: words.title,
  lead: words.lead,
  groups: () => {
    const { name, contact, address, hours, area, legal, social } = words.form;
    return [
      { ...name, fields: [field('name'), field('legalName')] },
      { fields: [field('tagline')] },
      { fields: [field('description', 'textarea')] },
      { fields: [field('foundedYear', 'number')] },
      { ...contact, fields: [field('email', 'email'), field('phone', 'tel')] },
      { ...address, fields: [field('street'), field('street2')] },
      { fields: [field('locality'), field('region'), field('postalCode'), field('country')] },
      {
        ...hours,
        fields: openDays.map((day) => ({
          name: `day${day}`,
          label: day,
          kind: 'checkbox' as const,
        })),
      },
      { fields: [field('opens', 'time'), field('closes', 'time')] },
      { fields: [field('replyHours', 'number')] },
      { ...area, fields: [field('serviceArea')] },
      {
        fields: [
          field('serviceRegion'),
          field('serviceRadiusKm', 'number'),
          field('latitude'),
          field('longitude'),
        ],
      },
      { ...legal, fields: [field('privacyContact'), field('privacyEmail', 'email')] },
      { fields: [field('privacyFrom', 'date'), field('termsFrom', 'date')] },
      { ...social, fields: networks.map((network) => field(network, 'url')) },
    ];
  },
  fieldsOf,
  parse(values, before, app) {
    const parsed = v.safeParse(businessSchema(before, app.now()), values);
    return parsed.success ? { value: parsed.output } : { errors: fieldErrors(parsed.issues) };
  },
};
