import * as v from 'valibot';
import type { SitePath } from '#app/content-types.ts';
import type { DrawingName } from '#app/drawings/drawing.tsx';

// What each set consists of. The form in which the owner enters a value has checked more
// (app/admin/content). Imported by the server and by tests alone.

const text = v.string();
const number = v.number();
const isOn = v.boolean();

function textLike<Form extends string>() {
  return v.custom<Form>((value) => typeof value === 'string');
}

const drawing = textLike<DrawingName>();

/** An uploaded photo or logo; its address and files follow from these (app/facts/uploaded-picture.ts). */
const picture = v.object({ id: text, width: number, height: number });

/** A simple, a usual and a hard case. */
const range = v.strictTuple([number, number, number]);

/** Every set of facts that the owner may change, by its name. */
const factSchemas = {
  company: v.object({
    name: text,
    legalName: text,
    tagline: text,
    description: text,
    foundedYear: number,
    email: text,
    phone: v.object({ display: text, href: textLike<`tel:+${string}`>() }),
    address: v.object({
      lines: v.array(text),
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
      /** `09:00`. */
      opens: text,
      closes: text,
    }),
    serviceArea: text,
    /** The region by its common name. */
    serviceRegion: text,
    serviceRadiusKm: number,
    serviceCentre: v.object({ latitude: number, longitude: number }),
    socialLinks: v.array(
      v.object({
        network: v.picklist(['linkedin', 'facebook', 'instagram', 'x', 'youtube', 'tiktok']),
        name: text,
        href: textLike<`https://${string}`>(),
      }),
    ),
    /** Completes "replies typically come …". */
    replyPromise: text,
    replyHours: number,
    /** What the owner entered for the legal pages (app/features/legal says what applies otherwise). */
    legal: v.optional(
      v.object({
        /** The name or title of whoever answers about privacy. */
        privacyContact: v.optional(text),
        /** Where it isn’t the email address of the business. */
        privacyEmail: v.optional(text),
        /** From when a version of a legal text applies, by its path and the date of the text. */
        effectiveFrom: v.optional(v.record(text, text)),
      }),
    ),
  }),
  brand: v.object({
    logo: v.optional(picture),
    /** For dark pages and the footer. */
    logoDark: v.optional(picture),
    /** As the owner chose it. */
    accent: v.optional(text),
    /** The shades made of it, in which text can be read. */
    palette: v.optional(
      v.object({ light: text, onLight: text, dark: text, onDark: text, email: text }),
    ),
  }),
  team: v.array(
    v.object({
      /** Stays the same when the member gets another name; articles name their authors by it. */
      id: text,
      name: text,
      position: text,
      bio: text,
      /** Where there is no photo. */
      picture: drawing,
      photo: v.optional(picture),
      isSample: isOn,
      isHidden: v.optional(isOn),
    }),
  ),
  /** What customers say about a project, with the figures before and after. */
  stories: v.array(
    v.object({
      id: text,
      /** In the register of claims; a story of the owner has none. */
      claim: v.optional(v.picklist(['storyBakery', 'storyMachineShop', 'storyClinic'])),
      name: text,
      position: text,
      company: text,
      location: text,
      picture: drawing,
      quote: text,
      photo: v.optional(picture),
      metrics: v.object({ before: text, after: text, result: text }),
      /** In large type: `37%`. */
      figure: v.optional(text),
      caseStudySlug: v.optional(text),
      isSample: isOn,
      isHidden: v.optional(isOn),
    }),
  ),
  /** Parts of the site that an owner may switch off. */
  sections: v.object({
    courses: isOn,
    agency: isOn,
    webApps: isOn,
    industries: isOn,
    offer: isOn,
    deck: isOn,
    // Added later: stored sections may not name them.
    articles: v.optional(isOn, true),
    caseStudies: v.optional(isOn, true),
  }),
  /** What the owner says of claims of the register, by their ids. */
  claims: v.record(
    text,
    v.object({
      /** In place of the figure that ships. */
      value: v.optional(number),
      /** The evidence, and the day on which it was gathered. */
      source: v.optional(text),
      date: v.optional(text),
      isHidden: v.optional(isOn),
    }),
  ),
  /** The bar above the header. Without text there is none. */
  announcement: v.object({
    text: v.optional(text),
    link: v.optional(v.object({ label: text, href: text })),
    /** The first and the last day, in the business’s time zone. */
    from: v.optional(text),
    until: v.optional(text),
  }),
  /** Former addresses and where they lead. */
  redirects: v.array(v.object({ from: text, to: text, isPermanent: isOn })),
  courses: v.array(
    v.object({
      slug: text,
      title: text,
      description: text,
      level: v.picklist(['Beginner', 'Intermediate', 'Advanced']),
      durationWeeks: number,
      modules: number,
      /** Canadian dollars, before HST. */
      price: number,
      popular: isOn,
      picture: drawing,
      link: textLike<SitePath>(),
      /** What somebody can do afterwards. */
      outcomes: v.array(text),
      /** Without one, the course is coming soon. */
      state: v.optional(v.picklist(['open', 'full'])),
      /** Where people enrol while it is open. */
      enrolHref: v.optional(text),
      audience: text,
    }),
  ),
  /** Where templates and downloads that are ready can be had, by their waitlists (`template:` or `download:` and the slug). */
  available: v.record(text, text),
  /** The figures of the offer, in Canadian dollars before HST. */
  offer: v.object({
    price: number,
    /** Struck through at the top of the page: the price planned for after the launch. */
    heroPrice: number,
    /** Struck through on the price card: the three workflows bought one by one. */
    cardPrice: number,
    workflows: number,
    teamMembers: number,
    /** What the onboarding is worth in the list of parts. */
    onboardingValue: number,
    infrastructureYears: number,
    infrastructureValue: number,
    firstBusinesses: number,
    guaranteeDays: number,
    /** Shown while the owner has set no deadline. */
    countdown: v.object({ days: number, hours: number, minutes: number }),
  }),
  /** Until when the offer is open, and for how many. */
  launch: v.object({
    /** ISO-8601. Without it, the page shows the fixed countdown. */
    deadline: v.optional(text),
    /** The places left. Without it, the page shows no number. */
    seats: v.optional(number),
  }),
  prices: v.object({
    /** An hour of work outside the package. */
    hourlyRate: number,
    /** Subscriptions and AI models that a typical project needs, a month. */
    monthlySubscriptions: number,
    /** Upkeep a year in percent of the price. */
    upkeepPercent: range,
    /** HST in Ontario. */
    hstPercent: number,
  }),
  /** Hours for one of each kind of work. */
  workHours: v.object({
    workflow: range,
    emailSequence: range,
    leadCapture: range,
    assistant: range,
    documents: range,
    dashboard: range,
    webApp: range,
  }),
  /**
   * The owner's texts in place of shipped ones: by page, then by their path in its words. `was` is the
   * text that shipped when it was replaced.
   */
  texts: v.record(text, v.record(text, v.object({ text, was: text }))),
};

/** A set that is stored as JSON, or what is wrong with it, with the path of the value. */
export function readFacts<Name extends keyof FactSets>(
  name: Name,
  json: string,
): { facts?: FactSets[Name]; fault?: string } {
  const schema = v.pipe(v.string(), v.parseJson(), factSchemas[name]);
  const { success, output, issues } = v.safeParse(schema, json, { abortEarly: true });
  if (success) return { facts: output as FactSets[Name] };
  const path = [name, v.getDotPath(issues[0])].filter(Boolean).join('.');
  return { fault: `${path}: ${issues[0].message}` };
}

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
