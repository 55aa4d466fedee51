import * as v from 'valibot';
import type { SitePath } from '#app/content-types.ts';
import type { DrawingName } from '#app/drawings/drawing.tsx';

// Imported by the server and by tests alone: the browser gets the facts without the schemas.

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const count = v.pipe(v.number(), v.integer(), v.minValue(0, 'must not be negative'));
const dollars = v.pipe(v.number(), v.minValue(0, 'must not be negative'));
const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'must be small letters with hyphens'),
);
const date = v.pipe(v.string(), v.isoDate('must be a date like 2026-11-22'));
const clockTime = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/, 'must be a time like 09:00'));
const picture = v.custom<DrawingName>(
  (value) => typeof value === 'string' && /^[a-z\d-]+$/.test(value),
  'must be the name of a drawing',
);
/** A page of this site, or a secure address elsewhere. */
const linkTarget = v.pipe(
  v.string(),
  v.regex(/^(\/(?![/\\])|https:\/\/)\S*$/, 'must begin with / or https://'),
);

const hexColour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/, 'must be a colour like #c92f0a'));

/** An uploaded photo; its address and files follow from these (app/facts/uploaded-picture.ts). */
const photo = v.object({
  id: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/, 'must be the id of an uploaded picture')),
  width: v.pipe(count, v.minValue(1)),
  height: v.pipe(count, v.minValue(1)),
});

/** Earlier releases stored with a logo whether it was an SVG. */
const logo = v.object(photo.entries);

const brandSchema = v.object({
  logo: v.optional(logo),
  /** For dark pages and the footer. */
  logoDark: v.optional(logo),
  /** As the owner chose it. */
  accent: v.optional(hexColour),
  /** The shades made of it, in which text can be read. */
  palette: v.optional(
    v.object({
      light: hexColour,
      onLight: hexColour,
      dark: hexColour,
      onDark: hexColour,
      email: hexColour,
    }),
  ),
});

const companySchema = v.object({
  name: text,
  legalName: text,
  tagline: text,
  description: text,
  foundedYear: v.pipe(count, v.minValue(1900, 'must be a year')),
  email: v.pipe(v.string(), v.email('must be an email address')),
  phone: v.object({
    display: text,
    href: v.custom<`tel:+${string}`>(
      (value) => typeof value === 'string' && /^tel:\+\d{7,15}$/.test(value),
      'must be like tel:+12895550142',
    ),
  }),
  address: v.object({
    lines: v.pipe(v.array(text), v.minLength(1, 'must have a line')),
    locality: text,
    region: text,
    country: text,
    postalCode: text,
  }),
  officeHours: v.object({
    display: text,
    days: v.array(
      v.picklist(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
    ),
    opens: clockTime,
    closes: clockTime,
    timeZone: text,
  }),
  serviceArea: text,
  /** The region by its common name. */
  serviceRegion: text,
  serviceRadiusKm: count,
  serviceCentre: v.object({
    latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
  socialLinks: v.array(
    v.object({
      network: v.picklist(['linkedin', 'facebook', 'instagram', 'x', 'youtube', 'tiktok']),
      name: text,
      href: v.custom<`https://${string}`>(
        (value) => typeof value === 'string' && /^https:\/\/[^\s/]+/.test(value),
        'must be an address that begins with https://',
      ),
    }),
  ),
  keywords: v.array(text),
  /** Completes "replies typically come …". */
  replyPromise: text,
  replyHours: count,
  /** What the owner entered for the legal pages (app/facts/legal.ts says what applies otherwise). */
  legal: v.optional(
    v.object({
      /** The name or title of whoever answers about privacy. */
      privacyContact: text,
      /** Where it isn’t the email address of the business. */
      privacyEmail: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
      /** From when a version of a legal text applies, by its path and the date of the text. */
      effectiveFrom: v.record(v.string(), date),
    }),
  ),
});

const teamMember = v.object({
  /** Stays the same when the member gets another name; articles name their authors by it. */
  id: slug,
  name: text,
  position: text,
  bio: text,
  /** The drawing, where there is no photo. */
  picture,
  photo: v.optional(photo),
  isSample: v.boolean(),
  isHidden: v.optional(v.boolean()),
});

/** What a customer says about a project, with the figures before and after. */
const testimonial = v.object({
  id: slug,
  /** In the register of claims; a story of the owner has none. */
  claim: v.optional(v.picklist(['storyBakery', 'storyMachineShop', 'storyClinic'])),
  name: text,
  position: text,
  company: text,
  location: text,
  picture,
  quote: text,
  photo: v.optional(photo),
  metrics: v.object({ before: text, after: text, result: text }),
  /** In large type: `37%`. */
  figure: v.optional(text),
  caseStudySlug: v.optional(slug),
  isSample: v.boolean(),
  isHidden: v.optional(v.boolean()),
});

const course = v.object({
  slug,
  title: text,
  description: text,
  level: v.picklist(['Beginner', 'Intermediate', 'Advanced']),
  durationWeeks: count,
  modules: count,
  /** Canadian dollars, before HST. */
  price: dollars,
  popular: v.boolean(),
  picture,
  link: v.custom<SitePath>(
    (value) => typeof value === 'string' && /^\/courses\/[a-z\d-]+$/.test(value),
    'must be the page of the course',
  ),
  /** What somebody can do afterwards. */
  outcomes: v.array(text),
  /** Without one, the course is coming soon. */
  state: v.optional(v.picklist(['open', 'full'])),
  /** Where people enrol while it is open. */
  enrolHref: v.optional(linkTarget),
  audience: text,
});

/** The figures of the offer, in Canadian dollars before HST. */
const offerFigures = v.object({
  price: dollars,
  /** Struck through at the top of the page: the price planned for after the launch. */
  heroPrice: dollars,
  /** Struck through on the price card: the three workflows bought one by one. */
  cardPrice: dollars,
  workflows: count,
  teamMembers: count,
  /** What the onboarding is worth in the list of parts. */
  onboardingValue: dollars,
  infrastructureYears: count,
  infrastructureValue: dollars,
  firstBusinesses: count,
  guaranteeDays: count,
  /** Shown while the owner has set no deadline. */
  countdown: v.object({ days: count, hours: count, minutes: count }),
});

/** Until when the offer is open, and for how many. */
const launch = v.object({
  /** ISO-8601. Without it, the page shows the fixed countdown. */
  deadline: v.optional(v.pipe(v.string(), v.isoTimestamp('must be a time'))),
  /** The places left. Without it, the page shows no number. */
  seats: v.optional(count),
});

/** A simple, a usual and a hard case. */
const range = v.pipe(
  v.strictTuple([count, count, count]),
  v.check(([low, likely, high]) => low <= likely && likely <= high, 'must rise from left to right'),
);

const pricedWork = [
  'workflow',
  'emailSequence',
  'leadCapture',
  'assistant',
  'documents',
  'dashboard',
  'webApp',
] as const;

/** Parts of the site that an owner may switch off. */
const sectionIds = ['courses', 'agency', 'webApps', 'industries', 'offer', 'deck'] as const;

const optionalDay = v.optional(date);

/** The bar above the header. Without text there is none. */
const announcement = v.object({
  text: v.pipe(v.string(), v.maxLength(160)),
  link: v.optional(
    v.object({
      label: text,
      href: linkTarget,
    }),
  ),
  /** The first and the last day, in the business’s time zone. */
  from: optionalDay,
  until: optionalDay,
});

/** A former address and where it leads. */
const siteRedirect = v.object({
  from: v.pipe(v.string(), v.regex(/^\/[^\s?#]+$/, 'must be a path')),
  to: linkTarget,
  isPermanent: v.boolean(),
});

/**
 * The owner's texts in place of shipped ones: by page, then by their path in its words. `was` is the
 * text that shipped when it was replaced.
 */
const texts = v.record(v.string(), v.record(v.string(), v.object({ text, was: v.string() })));

/** Every set of facts that the owner may change, by its name. */
export const factSchemas = {
  company: companySchema,
  brand: brandSchema,
  team: v.array(teamMember),
  stories: v.array(testimonial),
  sections: v.object({
    ...v.entriesFromList(sectionIds, v.boolean()),
    // Added later: stored sections may not name them.
    articles: v.optional(v.boolean(), true),
    caseStudies: v.optional(v.boolean(), true),
  }),
  /** What the owner says of claims of the register, by their ids. */
  claims: v.record(
    v.string(),
    v.object({
      /** In place of the figure that ships. */
      value: v.optional(count),
      /** The evidence, and the day on which it was gathered. */
      source: v.optional(text),
      date: v.optional(date),
      isHidden: v.optional(v.boolean()),
    }),
  ),
  announcement,
  redirects: v.array(siteRedirect),
  courses: v.array(course),
  /** Where templates and downloads that are ready can be had, by their waitlists (`template:` or `download:` and the slug). */
  available: v.record(v.string(), linkTarget),
  offer: offerFigures,
  launch,
  prices: v.object({
    /** An hour of work outside the package. */
    hourlyRate: dollars,
    /** Subscriptions and AI models that a typical project needs, a month. */
    monthlySubscriptions: dollars,
    /** Upkeep a year in percent of the price. */
    upkeepPercent: range,
    /** HST in Ontario. */
    hstPercent: dollars,
  }),
  workHours: v.object(v.entriesFromList(pricedWork, range)),
  texts,
};

/** The facts as the rest of the code sees them: read only. */
export type FactSets = {
  readonly [Name in keyof typeof factSchemas]: DeepReadonly<
    v.InferOutput<(typeof factSchemas)[Name]>
  >;
};

/**
 * What the owner may change about the site, as it applies to one page, email or file. It is read once
 * where the work begins (`app.facts()`, in components `useFacts`) and passed on; a preview is the same
 * work with other facts.
 */
export type Facts = FactSets & {
  /** The sections as the owner switched them; `sections` also leaves out an offer that has ended. */
  readonly switched: FactSets['sections'];
};

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;
