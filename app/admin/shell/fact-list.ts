/** What a button of a list does to the item at a place. */
export type ListStep = 'up' | 'down' | 'hide' | 'show' | 'remove';

const STEP = /^(up|down|hide|show|remove):(\d{1,3})$/;

/** Reads the value of a button, such as `up:2`; undefined for another one. */
export function readStep(
  intent: string | undefined,
  length: number,
): { step: ListStep; at: number } | undefined {
  const [, step, place] = STEP.exec(intent ?? '') ?? [];
  const at = Number(place);
  return step !== undefined && at < length ? { step: step as ListStep, at } : undefined;
}

/** The list after the step. Moving the first item up or the last one down changes nothing. */
export function takeStep<Item extends object>(
  items: readonly Item[],
  { step, at }: { step: ListStep; at: number },
): Item[] {
  const all = [...items];
  const [item] = all.splice(at, 1);
  if (!item) return all;
  switch (step) {
    case 'remove':
      return all;
    case 'up':
      all.splice(Math.max(0, at - 1), 0, item);
      return all;
    case 'down':
      all.splice(at + 1, 0, item);
      return all;
    case 'hide':
    case 'show': {
      const { isHidden: _, ...rest } = item as Item & { isHidden?: boolean };
      all.splice(at, 0, (step === 'hide' ? { ...rest, isHidden: true } : rest) as unknown as Item);
      return all;
    }
    default:
      return step satisfies never;
  }
}
