export type VisitorTable = {
  /** What was stored for this visitor, or undefined. */
  find(visitor: number): number | undefined;
  /** Stores a number from 0 for a visitor who isn't in the table; false if it is full. */
  add(visitor: number, value: number): boolean;
};

/** Pairs at first. A power of two, as it stays when the table grows. */
const FIRST_CAPACITY = 1024;

/**
 * A hash table with open addressing in one typed array: each visitor is a pair of numbers, of which
 * the second is 0 where nobody is. A Map keeps an object for each visitor, which the garbage
 * collector moves and traces: that cost more than everything else about a page view. Visitors are
 * 32-bit numbers with a sign that are already evenly spread.
 */
export function createVisitorTable(most: number): VisitorTable {
  let pairs = new Int32Array(FIRST_CAPACITY * 2);
  let size = 0;

  /** The slot of the visitor, or the free one where it belongs. */
  function findPlace(table: Int32Array, visitor: number): number {
    const last = table.length - 1;
    let at = (visitor << 1) & last;
    while (table[at + 1] !== 0 && table[at] !== visitor) at = (at + 2) & last;
    return at;
  }

  function grow(): void {
    const larger = new Int32Array(pairs.length * 2);
    for (let at = 0; at < pairs.length; at += 2) {
      const [visitor = 0, stored = 0] = [pairs[at], pairs[at + 1]];
      if (stored === 0) continue;
      const place = findPlace(larger, visitor);
      larger[place] = visitor;
      larger[place + 1] = stored;
    }
    pairs = larger;
  }

  return {
    find(visitor) {
      const stored = pairs[findPlace(pairs, visitor) + 1];
      return stored ? stored - 1 : undefined;
    },
    add(visitor, value) {
      if (size >= most) return false;
      // At most half full, so that a place is found in one or two steps.
      if (++size * 4 > pairs.length) grow();
      const place = findPlace(pairs, visitor);
      pairs[place] = visitor;
      pairs[place + 1] = value + 1;
      return true;
    },
  };
}
