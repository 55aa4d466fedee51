import { costDefaults } from '../implementation-cost/cost-defaults.content.ts';
import type { RoiInput } from './roi-input.ts';

/**
 * The fields of the cost calculator that the answers give: one request to the model for each item.
 * Null if the number of items is unknown or beyond what the calculator takes.
 */
export function costFieldsOf({ itemsPerMonth }: RoiInput): { requests: string } | null {
  if (itemsPerMonth === null) return null;
  const requests = Math.ceil(itemsPerMonth);
  const { min, max } = costDefaults.requests;
  return requests < min || requests > max ? null : { requests: `${requests}` };
}
