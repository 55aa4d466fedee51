/** The shapes of which content files are made. */

/** Head data of a page. `title` is complete: nothing is appended to it. */
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

/** A link with its words. */
export type TextLink = { readonly label: string; readonly href: string };

/** The words of a toast: what happened, and what it means for you. */
export type ToastWords = { readonly title: string; readonly description: string };
