/**
 * Variables that let a test send as many forms as it likes: the limits are far above what it sends.
 * Tests of the limits themselves set their own.
 */
export const NO_LIMITS = {
  SUBMISSIONS_PER_TEN_MINUTES: '100000',
  UNCONFIRMED_CALLS_PER_NETWORK: '100000',
} as const;

/**
 * A network of its own for each visitor, for apps that trust their proxy. From one network, the
 * limits would handle visitors one after the other, and they would never meet at a slot.
 */
export function networkOfRacer(visitor: number): string {
  return `198.18.${Math.floor(visitor / 250) % 250}.${(visitor % 250) + 1}`;
}
