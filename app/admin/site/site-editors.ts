import type { Announcement } from '#app/facts/announcement.ts';
import type { SiteRedirect } from '#app/facts/redirects.ts';
import { libraryResources, templateCards } from '#app/facts/resources.ts';
import type { SectionId } from '#app/facts/sections.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { cleanWords } from '#app/platform/forms/text-fields.ts';
import { parseDayField } from '#app/platform/time/calendar-date.ts';
import type { FactEditor, FieldValues } from './fact-editor.ts';
import { siteErrors as errors, siteSettingsWords as words } from './site.content.ts';

const EMPTY_LINES = 3;
const MOST_REDIRECTS = 200;

type Pages = { hasPage(path: string): boolean };

const line = (values: FieldValues, name: string) =>
  (values[name] ?? '').replace(/\s+/g, ' ').trim();

export const announcementEditor: FactEditor<'announcement'> = {
  name: 'announcement',
  title: words.announcement.title,
  lead: words.announcement.lead,
  groups: () => {
    const { text, linkLabel, linkHref, from, until, days } = words.announcement;
    return [
      { fields: [{ name: 'text', ...text, isOptional: true }] },
      {
        fields: [
          { name: 'linkLabel', ...linkLabel, isOptional: true },
          { name: 'linkHref', ...linkHref, isOptional: true },
        ],
      },
      {
        help: days,
        fields: [
          { name: 'from', ...from, kind: 'date', isOptional: true },
          { name: 'until', ...until, kind: 'date', isOptional: true },
        ],
      },
    ];
  },
  fieldsOf: ({ text, link, from, until }) => ({
    text,
    linkLabel: link?.label ?? '',
    linkHref: link?.href ?? '',
    from: from ?? '',
    until: until ?? '',
  }),
  parse(values, _before, app) {
    const names = ['text', 'linkLabel', 'linkHref', 'from', 'until'] as const;
    const typed = Object.fromEntries(
      names.map((name) => [name, cleanWords(values[name] ?? '')]),
    ) as Record<(typeof names)[number], string>;
    const { text, linkLabel, linkHref, from, until } = typed;
    const found: FieldErrors = {};
    const isEmpty = names.every((name) => typed[name] === '');
    if ((text === '' && !isEmpty) || text.length > 160) found.text = errors.text;
    if (linkLabel.length > 40 || (linkHref && !linkLabel)) found.linkLabel = errors.linkLabel;
    if ((linkLabel && !linkHref) || (linkHref && !isTarget(linkHref, app))) {
      found.linkHref = errors.linkHref;
    }
    if (from && !parseDayField(from)) found.from = errors.day;
    if (until && !parseDayField(until)) found.until = errors.day;
    else if (from && until && until < from) found.until = errors.until;
    if (Object.keys(found).length > 0) return { errors: found };
    const value: Announcement = {
      text,
      ...(linkHref ? { link: { label: linkLabel, href: linkHref } } : {}),
      ...(from ? { from } : {}),
      ...(until ? { until } : {}),
    };
    return { value };
  },
};

const sectionNames = Object.keys(words.sections.names) as SectionId[];

export const sectionsEditor: FactEditor<'sections'> = {
  name: 'sections',
  title: words.sections.title,
  lead: words.sections.lead,
  groups: () => [
    {
      fields: sectionNames.map((name) => ({
        ...{ name, kind: 'checkbox' as const },
        ...words.sections.names[name],
      })),
    },
  ],
  fieldsOf: (value) =>
    Object.fromEntries(sectionNames.map((name) => [name, value[name] ? 'on' : ''])),
  parse: (values) => ({
    value: Object.fromEntries(sectionNames.map((name) => [name, Boolean(values[name])])) as Record<
      SectionId,
      boolean
    >,
  }),
};

export const availableEditor: FactEditor<'available'> = {
  name: 'available',
  title: words.available.title,
  lead: words.available.lead,
  groups: () => [
    {
      title: words.available.templates,
      fields: templateCards.map(({ id, title }) => availableField(`template:${id}`, title)),
    },
    {
      title: words.available.downloads,
      fields: [
        availableField('download:resource-pack', words.available.pack),
        ...libraryResources.map(({ id, title }) => availableField(`download:${id}`, title)),
      ],
    },
  ],
  fieldsOf: (value) => ({ ...value }),
  parse(values, _before, app) {
    const found: FieldErrors = {};
    const value: Record<string, string> = {};
    for (const name of Object.keys(values).filter((one) => /^(template|download):/.test(one))) {
      const href = line(values, name);
      if (href === '') continue;
      if (!isTarget(href, app)) found[name] = errors.linkHref;
      value[name] = href;
    }
    return Object.keys(found).length > 0 ? { errors: found } : { value };
  },
};

const availableField = (name: string, label: string) => ({ name, label, isOptional: true });

export const redirectsEditor: FactEditor<'redirects'> = {
  name: 'redirects',
  title: words.redirects.title,
  lead: words.redirects.lead,
  groups: (list) => {
    const { from, to, kind, kinds, group } = words.redirects;
    return Array.from({ length: list.length + EMPTY_LINES }, (_, at) => ({
      title: interpolate(group, { number: at + 1 }),
      fields: [
        { name: `from${at}`, label: from, isOptional: true },
        { name: `to${at}`, label: to, isOptional: true },
        {
          ...{ name: `kind${at}`, label: kind, kind: 'select' as const, isOptional: true },
          options: Object.entries(kinds),
        },
      ],
    }));
  },
  fieldsOf: (list) =>
    Object.fromEntries(
      list.flatMap(({ from, to, isPermanent }, at) => [
        [`from${at}`, from],
        [`to${at}`, to],
        [`kind${at}`, isPermanent ? 'permanent' : 'temporary'],
      ]),
    ),
  parse(values, _before, app) {
    const found: FieldErrors = {};
    const lines = Object.keys(values)
      .flatMap((name) => /^from(\d{1,3})$/.exec(name)?.[1] ?? [])
      .map((at) => ({
        at,
        from: cleanPath(line(values, `from${at}`)),
        to: line(values, `to${at}`),
        isPermanent: values[`kind${at}`] !== 'temporary',
      }))
      .filter(({ from, to }) => from !== '' || to !== '');
    const seen = new Set<string>();
    const all = new Set(lines.map(({ from }) => from));
    for (const { at, from, to } of lines) {
      if (!/^\/[^\s?#]+$/.test(from)) found[`from${at}`] = errors.from;
      else if (isTaken(from, app)) found[`from${at}`] = errors.taken;
      else if (seen.has(from)) found[`from${at}`] = errors.twice;
      seen.add(from);
      if (all.has(cleanPath(to.replace(/[?#].*$/, '')))) found[`to${at}`] = errors.chain;
      else if (!isTarget(to, app)) found[`to${at}`] = errors.to;
    }
    if (lines.length > MOST_REDIRECTS) found[`from${MOST_REDIRECTS}`] = errors.tooMany;
    if (Object.keys(found).length > 0) return { errors: found };
    const value: SiteRedirect[] = lines.map(({ from, to, isPermanent }) => ({
      from,
      to,
      isPermanent,
    }));
    return { value };
  },
};

/**
 * Whether something of this site has the address. Pages are also found in capital letters, and
 * scripts ask for a page as `/contact.data`.
 */
function isTaken(path: string, app: Pages): boolean {
  const page = path.replace(/\.data$/i, '');
  return [path, page, page.toLowerCase()].some((address) => app.hasPage(address));
}

/** A page of this site that exists, or a secure address elsewhere. */
export function isTarget(address: string, app: Pages): boolean {
  // A header can't have them, so that the redirect would fail.
  if (/\p{Cc}/u.test(address)) return false;
  if (/^https:\/\/[^\s/@\\]+\.[^\s\\]+$/.test(address)) return true;
  const path = address.replace(/[?#].*$/, '');
  return /^\/(?![/\\])[^\s\\]*$/.test(address) && app.hasPage(path);
}

/** The path of an address as it is asked for; a whole one of the former site may be pasted. */
function cleanPath(address: string): string {
  const path = address.replace(/^https?:\/\/[^/\s]+/, '').replace(/\/{2,}/g, '/');
  return path.replace(/(.)\/$/, '$1');
}
