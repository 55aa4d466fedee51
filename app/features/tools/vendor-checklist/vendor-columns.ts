/** The columns of the form, each for a vendor. */
export const columns = [1, 2, 3] as const;
export const MAX_VENDORS = columns.length;

/** The column of each vendor on the form, counting from 1; columns without answers are left out. */
export function columnsOf({
  vendors,
  leftOut = [],
}: {
  readonly vendors: readonly unknown[];
  readonly leftOut?: readonly number[] | undefined;
}): number[] {
  const used: readonly number[] = columns.filter((column) => !leftOut.includes(column));
  return vendors.map((_, index) => used[index] ?? index + 1);
}
