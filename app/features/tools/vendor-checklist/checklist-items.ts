/** The thirty points with their weights, and which of them apply to each risk tier. */

export type RiskTier = 'public' | 'business' | 'personal' | 'health' | 'sensitive' | 'unknown';
export type SectionId = 'fit' | 'data' | 'privacy' | 'security' | 'quality' | 'running' | 'leaving';

export type ChecklistItem = {
  readonly id: number;
  readonly section: SectionId;
  readonly weight: 1 | 2 | 3;
  readonly dealBreaker: boolean;
};

const weights: Readonly<Record<SectionId, readonly (readonly [number, 1 | 2 | 3])[]>> = {
  fit: [
    [1, 2],
    [2, 2],
    [3, 1],
    [4, 2],
    [5, 2],
  ],
  data: [
    [6, 3],
    [7, 2],
    [8, 2],
    [9, 2],
    [10, 1],
  ],
  privacy: [
    [11, 3],
    [12, 2],
    [13, 2],
    [14, 2],
    [15, 2],
  ],
  security: [
    [16, 2],
    [17, 3],
    [18, 2],
    [19, 1],
    [20, 1],
  ],
  quality: [
    [21, 2],
    [22, 1],
    [23, 1],
    [24, 1],
  ],
  running: [
    [25, 1],
    [26, 1],
    [27, 2],
  ],
  leaving: [
    [28, 3],
    [29, 2],
    [30, 2],
  ],
};

export const sectionIds = Object.keys(weights) as SectionId[];

/** The 30 points in order; their weights add up to 55. */
export const checklistItems: readonly ChecklistItem[] = sectionIds.flatMap((section) =>
  weights[section].map(([id, weight]) => ({ id, section, weight, dealBreaker: weight === 3 })),
);

/** Which points a low-risk use shows: A, B6 to B8, F and G28. */
const LOW_TIER_ITEMS = new Set([1, 2, 3, 4, 5, 6, 7, 8, 25, 26, 27, 28]);

/**
 * Breach notice, human review of decisions and two-step login: required before a vendor gets health
 * records or other sensitive data.
 */
const SENSITIVE_DEAL_BREAKERS = new Set([13, 15, 18]);

/** Whether it would do no harm to a person if the data got out. */
export function isHarmless(tier: RiskTier): boolean {
  return tier === 'public' || tier === 'business';
}

/** Whether the data is health data, other sensitive data, or unknown. */
export function isSensitive(tier: RiskTier): boolean {
  return tier === 'health' || tier === 'sensitive' || tier === 'unknown';
}

/** The points that a risk tier asks for, with its deal-breakers. An unknown tier asks for all. */
export function itemsFor(tier: RiskTier): readonly ChecklistItem[] {
  if (tier === 'public') return checklistItems.filter((item) => LOW_TIER_ITEMS.has(item.id));
  if (!isSensitive(tier)) return checklistItems;
  return checklistItems.map((item) =>
    SENSITIVE_DEAL_BREAKERS.has(item.id) ? { ...item, dealBreaker: true } : item,
  );
}
