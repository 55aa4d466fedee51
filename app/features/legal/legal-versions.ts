/** The legal texts. The id is the path and the name of the file in content/legal. */
export type LegalDocument = 'privacy-policy' | 'terms-of-service';

export type LegalVersion = {
  /** YYYY-MM-DD, the first day in effect. */
  readonly date: string;
  /** Hash of the text below the front matter: a changed text must become a new version. */
  readonly sha256: string;
};

/**
 * Every version that was published, the current one first. To change a text: copy it to
 * content/legal/former/<document>/<date>.mdx, give the new text a new date, and add it here on top.
 */
export const legalVersions = {
  'privacy-policy': [
    {
      date: '2024-05-16',
      sha256: '3a041c62b7b68987a68bba1211fdfefc6389374e6688c519d04948a3552b2049',
    },
  ],
  'terms-of-service': [
    {
      date: '2024-05-16',
      sha256: '11f9003de38d7bd6f001f7327e520264539c819f33b732e87b40754060ff80ca',
    },
  ],
} as const satisfies Record<LegalDocument, readonly LegalVersion[]>;

/** The version after this one, which is in effect up to the day before that version's date. */
export function nextVersion(
  versions: readonly LegalVersion[],
  date: string,
): LegalVersion | undefined {
  return versions[versions.findIndex((version) => version.date === date) - 1];
}

/** '2024-05-16' as 'May 16, 2024'. */
export function longDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00Z`),
  );
}
