/**
 * Replaces `{name}` placeholders by values: `interpolate('Your call is booked for {date}.', { date
 * })`. Throws for a placeholder without a value, because a visitor must never see one.
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
