/** The axis of a chart in money: round steps, zero among them, three to seven of them. */
export function axisTicks(lowCents: number, highCents: number): number[] {
  const span = Math.max(highCents - lowCents, 100_00);
  const step = roundStep(span / 5);
  const first = Math.floor(lowCents / step);
  const last = Math.ceil(highCents / step);
  const count = Math.max(1, last - first);
  return Array.from({ length: count + 1 }, (_, index) => (first + index) * step || 0);
}

/** The next of 1, 2, 5, 10, 20 … hundred dollars. */
function roundStep(cents: number): number {
  const power = 10 ** Math.floor(Math.log10(cents));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= cents) ?? 10;
  return factor * power;
}

/** Cents as an axis label: "$20k", "-$500", "$1.5M". */
export function shortDollars(cents: number): string {
  const amount = Math.abs(cents) / 100;
  const sign = cents < 0 ? '-' : '';
  const trim = (value: number) => `${Math.round(value * 10) / 10}`;
  if (amount >= 1_000_000) return `${sign}$${trim(amount / 1_000_000)}M`;
  if (amount >= 1000) return `${sign}$${trim(amount / 1000)}k`;
  return `${sign}$${trim(amount)}`;
}

/** Moves labels apart so that none covers another, keeping their order and the frame. */
export function spread(places: readonly number[], gap: number, min: number, max: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  let last = min - gap;
  for (const entry of order) {
    entry.place = Math.max(entry.place, last + gap);
    last = entry.place;
  }
  let next = max + gap;
  for (const entry of order.toReversed()) {
    entry.place = Math.min(entry.place, next - gap);
    next = entry.place;
  }
  const moved = [...places];
  for (const { place, index } of order) moved[index] = place;
  return moved;
}
