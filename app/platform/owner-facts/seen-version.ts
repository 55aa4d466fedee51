/** Identifies a published version and the draft beside it. */
export function seenOf(version: number, revision: string | undefined): string {
  return `${version}.${revision ?? ''}`;
}

/** The draft that was seen; undefined if there was none. */
export function revisionOf(seen: string): string | undefined {
  return seen.slice(seen.indexOf('.') + 1) || undefined;
}
