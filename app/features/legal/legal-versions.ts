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
      sha256: 'eb949a4a4ec4f69df912faa73b5747413127e8aaf9b80584447774f366a8e7ec',
    },
  ],
  'terms-of-service': [
    {
      date: '2024-05-16',
      sha256: 'bee7c536a4fa224788bacceb88ba9357acccaaf271cfc250e138a5ab928b3a87',
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
