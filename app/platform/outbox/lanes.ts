/** Lower values are sent first: what somebody is waiting for never waits behind a bulk email. */
export const PRIORITY = { urgent: 1, ordinary: 5, webhook: 8, bulk: 9 } as const;

export type Priority = (typeof PRIORITY)[keyof typeof PRIORITY];

/** All priorities, the most urgent first. */
export const PRIORITIES: readonly Priority[] = Object.values(PRIORITY).sort((a, b) => a - b);

/** How many deliveries run at the same time. */
export type Lanes = {
  total: number;
  /** The most lanes that rows of this priority and all less urgent ones may use together. */
  limits?: Partial<Record<Priority, number>>;
};

/** For emails: one lane is reserved for urgent ones, and one more is never used by bulk email. */
export const MAIL_LANES: Lanes = { total: 4, limits: { 5: 3, 9: 2 } };
export const WEBHOOK_LANES: Lanes = { total: 8 };

/** How many rows of a priority may be started, given the priorities of those in progress. */
export function roomFor(lanes: Lanes, priority: Priority, inHand: readonly number[]): number {
  const free = lanes.total - inHand.length;
  const limits = PRIORITIES.filter((other) => other <= priority).map((other) => {
    const limit = lanes.limits?.[other] ?? lanes.total;
    return limit - inHand.filter((taken) => taken >= other).length;
  });
  return Math.max(0, Math.min(free, ...limits));
}
