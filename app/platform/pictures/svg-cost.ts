/** Elements that are drawn again for each element that refers to them. */
export const MASKS: ReadonlySet<string> = new Set(['mask', 'clipPath']);

const MOST_MASKED = 100;
/** Gradients that take their colours from another, which is looked up for each shape. */
const MOST_LINKED = 100;
/** Shapes painted with a gradient, which is made anew for each. */
const MOST_PAINTED = 500;
/** Dashes are drawn one by one: this many cross the whole drawing at most. */
const MOST_DASHES = 400;
/** The longest file with dashes, in characters. */
const LONGEST_DASHED = 20_000;

/**
 * Tells whether drawing the elements seen so far could take longer than reading them: masks within
 * masks multiply with each level, so do gradients that refer to each other with each shape, and a
 * short file can ask for millions of dashes.
 */
export function createCostLimit(fileLength: number) {
  let masked = 0;
  let linked = 0;
  let painted = 0;
  return {
    /** `attributes` as they will be written; `size` is that of the drawing. */
    isTooMuch(
      attributes: string,
      isInMask: boolean,
      { width, height }: { width: number; height: number },
    ): boolean {
      if (/ (mask|clip-path)="url/.test(attributes)) {
        masked += 1;
        if (isInMask || masked > MOST_MASKED) return true;
      }
      if (attributes.includes(' href="')) linked += 1;
      if (/ (fill|stroke)="url/.test(attributes)) painted += 1;
      if (linked > MOST_LINKED || painted > MOST_PAINTED) return true;
      const [, dashes = 'none'] = / stroke-dasharray="([^"]*)"/.exec(attributes) ?? [];
      if (dashes === 'none') return false;
      const lengths = dashes.split(/[\s,]+/).map(Number);
      const period = lengths.reduce((sum, length) => sum + length, 0);
      return fileLength > LONGEST_DASHED || !(period >= (width + height) / MOST_DASHES);
    },
  };
}
