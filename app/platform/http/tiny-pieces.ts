/** The first pieces of anything may be small. */
const MOST_TINY_PIECES = 256;
/** Bytes; a network packet carries twenty times as much. */
const TINY = 64;

/**
 * Counts the pieces in which a body arrives, and tells when it comes in so many tiny ones that
 * reading it costs far more than its length: each piece takes microseconds, and hundreds of bytes of
 * memory.
 */
export function countPieces(): (length: number) => boolean {
  let pieces = 0;
  let bytes = 0;
  return (length) => {
    pieces += 1;
    bytes += length;
    return pieces > MOST_TINY_PIECES && bytes < pieces * TINY;
  };
}
