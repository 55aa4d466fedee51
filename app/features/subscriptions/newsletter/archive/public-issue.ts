import type { SitePath } from '#app/content-types.ts';

/** An issue in the public archive. */
export type PublicIssue = {
  path: SitePath;
  subject: string;
  preheader: string;
  /** Markdown. */
  body: string;
  /** When sending began, ISO-8601. */
  sentAt: string;
};
