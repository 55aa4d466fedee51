import * as v from 'valibot';
import type { Company } from '#app/facts/company.ts';
import { PROVINCES } from '#app/facts/place.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { cleanWords, maxCharacters } from '#app/platform/forms/text-fields.ts';
import { parseDayField } from '#app/platform/time/calendar-date.ts';
import { dateAt } from '#app/platform/time/wall-time.ts';
import { businessErrors as errors } from './business.content.ts';
import { companyFrom, formatPhone, type OpenDay, openDays } from './business-fields.ts';

const line = v.optional(v.pipe(v.string(), v.transform(cleanWords)), '');

function text(limit: number, message: string) {
  return v.pipe(line, v.minLength(1, message), maxCharacters(limit, message));
}

function matching(pattern: RegExp, message: string) {
  return v.pipe(line, v.regex(pattern, message));
}

function wholeNumber(from: number, to: number, message: string) {
  return v.pipe(
    matching(/^\d{1,4}$/, message),
    v.transform(Number),
    v.check((value) => value >= from && value <= to, message),
  );
}

function degrees(limit: number, message: string) {
  return v.pipe(
    matching(/^-?\d{1,3}([.,]\d{1,8})?$/, message),
    v.transform((value) => Number(value.replace(',', '.'))),
    v.check((value) => Math.abs(value) <= limit, message),
  );
}

const code = (message: string) =>
  v.pipe(
    line,
    v.transform((value) => value.toUpperCase()),
    v.regex(/^[A-Z]{2}$/, message),
  );

const clockTime = (message: string) => matching(/^([01]\d|2[0-3]):[0-5]\d$/, message);
const socialLink = matching(/^(https:\/\/[^\s/]+\.\S+)?$/, errors.social);

const emailAddress = v.pipe(v.string(), v.maxLength(254), v.email());

const fields = {
  name: v.pipe(text(40, errors.name), v.regex(/^[^<>"\\{}]*$/, errors.nameCharacters)),
  legalName: v.pipe(text(120, errors.legalName), v.regex(/^[^<>"\\{}]*$/, errors.nameCharacters)),
  tagline: text(160, errors.tagline),
  description: text(300, errors.description),
  email: v.pipe(text(254, errors.email), v.email(errors.email)),
  phone: v.pipe(
    line,
    v.check((value) => formatPhone(value) !== undefined, errors.phone),
  ),
  street: text(100, errors.street),
  street2: v.pipe(line, maxCharacters(100, errors.street2)),
  locality: text(60, errors.locality),
  region: code(errors.region),
  postalCode: v.pipe(
    text(12, errors.postalCode),
    v.transform((value) => value.toUpperCase()),
  ),
  country: code(errors.country),
  dayMonday: line,
  dayTuesday: line,
  dayWednesday: line,
  dayThursday: line,
  dayFriday: line,
  daySaturday: line,
  daySunday: line,
  opens: clockTime(errors.opens),
  closes: clockTime(errors.closes),
  replyHours: wholeNumber(1, 168, errors.replyHours),
  serviceArea: text(120, errors.serviceArea),
  serviceRegion: text(60, errors.serviceRegion),
  serviceRadiusKm: wholeNumber(1, 1000, errors.serviceRadiusKm),
  latitude: degrees(90, errors.latitude),
  longitude: degrees(180, errors.longitude),
  privacyContact: v.pipe(
    text(80, errors.privacyContact),
    v.regex(/^[^<>"\\{}]*$/, errors.nameCharacters),
  ),
  privacyEmail: v.pipe(
    line,
    v.check((value) => value === '' || v.is(emailAddress, value), errors.privacyEmail),
  ),
  linkedin: socialLink,
  facebook: socialLink,
  instagram: socialLink,
  x: socialLink,
  youtube: socialLink,
  tiktok: socialLink,
};

const postalCodes: Readonly<Record<string, RegExp>> = {
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/,
  US: /^\d{5}(-\d{4})?$/,
};

/** The form of the business. `before` gives the facts that it doesn't ask for. */
export function businessSchema(before: Company, now: Date) {
  const thisYear = now.getFullYear();
  const yearError = interpolate(errors.foundedYear, { year: thisYear });
  const today = dateAt(now, before.officeHours.timeZone);
  const since = v.pipe(
    line,
    v.check((day) => parseDayField(day) !== undefined, errors.effectiveFrom),
    v.check((day) => day >= '1900' && day <= today, errors.effectiveFrom),
  );
  return v.pipe(
    v.object({
      ...fields,
      foundedYear: wholeNumber(1900, thisYear, yearError),
      privacyFrom: since,
      termsFrom: since,
    }),
    v.forward(
      v.check((values) => daysOf(values).length > 0, errors.days),
      ['dayMonday'],
    ),
    v.forward(
      v.check(({ opens, closes }) => opens < closes, errors.closes),
      ['closes'],
    ),
    v.forward(
      v.check(
        ({ country, region }) => country !== 'CA' || region in PROVINCES,
        errors.regionCanada,
      ),
      ['region'],
    ),
    v.forward(
      v.check(
        ({ country, postalCode }) => (postalCodes[country] ?? /./).test(postalCode),
        errors.postalCode,
      ),
      ['postalCode'],
    ),
    v.forward(
      v.check(
        (values) => distancesIn(values.serviceArea).every((km) => km === values.serviceRadiusKm),
        errors.serviceAreaRadius,
      ),
      ['serviceArea'],
    ),
    v.transform((values) => companyFrom({ ...values, days: daysOf(values) }, before)),
  );
}

function daysOf(values: Record<`day${OpenDay}`, string>): OpenDay[] {
  return openDays.filter((day) => values[`day${day}`] !== '');
}

function distancesIn(line: string): number[] {
  return [...line.matchAll(/(\d+) ?km/g)].map(([, km]) => Number(km));
}
