import type { Facts } from '#app/facts/facts.ts';
import type { Log } from '#app/platform/log.server.ts';
import type { StaticFiles } from '../static-files.ts';
import type { CompressionCache } from './compression.ts';
import type { PageFacts } from './page-facts.ts';
import type { StyleSheet } from './style-sheet.ts';

/** Pages with a version that changes with what they show, and files by their name. */
export type ChangingFiles = {
  pages: readonly { path: string; version: string }[];
  files: Record<string, string>;
};

export type PublishingParts = {
  files: StaticFiles;
  /** What visitors are shown at present. */
  facts(): Facts;
  /** Every public page that is shown at present, in the order of the site map. */
  findPaths(facts: Facts): readonly string[];
  /**
   * Identifies what every page shows and what changes with time, such as the announcement. When it
   * differs, all pages are published again.
   */
  layoutVersion?(facts: Facts): string;
  /** The HTML of a page as React renders it. Throws if there is none. */
  renderPage(path: string, facts: Facts): Promise<string>;
  /** What is published beside `paths` at present. */
  findChanging?: (facts: Facts) => Promise<ChangingFiles>;
  readStyle(href: string): StyleSheet;
  /** The icons that show in tabs and on home screens, by their names in the root folder. */
  findIcons?(facts: Facts): Promise<Readonly<Record<string, Buffer>>>;
  /** Files about the pages (site map, feeds …), by their name in the root folder. */
  siteFiles(facts: Facts, pages: readonly PageFacts[]): Record<string, string>;
  cache: CompressionCache;
  log: Log;
};
