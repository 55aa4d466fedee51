/** Words that the original design of the site fixes letter for letter. They can be changed, too. */
export const fixedWords: ReadonlySet<string> = new Set([]);
