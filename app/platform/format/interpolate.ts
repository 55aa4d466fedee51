/**
 * Puts values in the place of `{name}` marks: `interpolate('Your call is booked for {date}.', { date })`.
 * A mark without a value throws: a visitor must never read one.
 */
export function interpolate(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for ${mark} in "${text}"`);
    return String(value);
  });
}
