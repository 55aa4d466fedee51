import { lineField } from '#app/platform/forms/text-fields.ts';

/** A line that has to be filled in. One sentence says so and names the limit. */
export function requiredLine(limit: number, message: string) {
  return lineField(limit, { missing: message, tooLong: message });
}
