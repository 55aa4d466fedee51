/** The shapes of which content files are made. */
import type { Register } from 'react-router';

/**
 * Head data of a page. `title` is complete: nothing is appended to it. In every text, `{company}`,
 * `{town}`, `{region}`, `{area}` and `{radius}` stand for the company's facts (app/platform/seo/fill-head.ts).
 */
export type PageHead = {
  /** 15 to 60 characters, unique on the site. */
  readonly title: string;
  /** 70 to 160 characters, unique on the site. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly noindex?: boolean;
  /** Made when it is asked for, not at build time: it shares the site's social picture. */
  readonly isMadeOnRequest?: boolean;
};

/** A question that visitors ask, with its answer. */
export type Question = { readonly question: string; readonly answer: string };

/** A page of what clients get, of their week, or of what is coming soon. */
export type Sheet = {
  readonly kind: 'summary' | 'log' | 'conversation' | 'plan' | 'page' | 'checklist';
  readonly title: string;
  /** Says that its figures and people are made up. */
  readonly sample?: string;
  readonly rows: readonly {
    /** An area, a time, a speaker, or a price in dollars; empty beside a box to check. */
    readonly label: string | number;
    readonly text: string;
    readonly note?: string;
    readonly score?: `${1 | 2 | 3 | 4 | 5} of 5`;
  }[];
  readonly result?: string;
};

/** A link with its words. */
export type TextLink = { readonly label: string; readonly href: LinkTarget };

/** Where a link may lead: a page that app/routes.ts knows, a place on the same page, or outside. */
export type LinkTarget =
  | SitePath
  | FilePath
  | `${'#' | '?'}${string}`
  | `${'https' | 'mailto' | 'tel'}:${string}`;

/** What the server answers without a page: files, and the requests of the API. */
export type FilePath =
  | `/${'api' | 'images' | 'calendar'}/${string}`
  | `/${string}.${'xml' | 'json' | 'ics' | 'png'}`;

/** The address of a page of this site, with or without a query or a fragment. */
export type SitePath = PagePath | `${PagePath}${'?' | '#'}${string}`;

/** The same without either. */
export type PagePath = WithoutParams<Exclude<keyof Register['pages'], '/*'>>;

/** `/courses/:slug` allows any slug: which ones there are is known at run time only. */
type WithoutParams<Path extends string> = Path extends `${infer Start}/:${string}/${infer End}`
  ? `${Start}/${string}/${End}`
  : Path extends `${infer Start}/:${string}`
    ? `${Start}/${string}`
    : Path;

/** The words of a toast: what happened, and what it means for you. */
export type ToastWords = { readonly title: string; readonly description: string };
