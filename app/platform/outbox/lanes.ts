/** Lower leaves first: a booking confirmation never waits behind a newsletter. */
export const PRIORITY = { booking: 1, ordinary: 5, webhook: 8, bulk: 9 } as const;

export type Priority = (typeof PRIORITY)[keyof typeof PRIORITY];

/** All priorities, the most urgent first. */
export const PRIORITIES: readonly Priority[] = Object.values(PRIORITY).sort((a, b) => a - b);

/** How many deliveries run at once. */
export type Lanes = {
  total: number;
  /** How many of them rows of this priority, and of all later ones, may take. */
  limits?: Partial<Record<Priority, number>>;
};

/** Mails: there is always a lane for a booking, and one more that no newsletter takes. */
export const MAIL_LANES: Lanes = { total: 4, limits: { 5: 3, 9: 2 } };
export const WEBHOOK_LANES: Lanes = { total: 8 };

/** How many rows of a priority may be taken, given the priorities of those in hand. */
export function roomFor(lanes: Lanes, priority: Priority, inHand: readonly number[]): number {
  const free = lanes.total - inHand.length;
  const limits = PRIORITIES.filter((other) => other <= priority).map((other) => {
    const limit = lanes.limits?.[other] ?? lanes.total;
    return limit - inHand.filter((taken) => taken >= other).length;
  });
  return Math.max(0, Math.min(free, ...limits));
}
