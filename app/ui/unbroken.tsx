const MOST_CHARACTERS = 12;

/**
 * Keeps words such as "30-minute" and times such as "9:00 AM" on one line, but not longer ones, which
 * don't fit a phone with large text.
 */
export function unbroken(text: string) {
  return text.split(/(\w+(?:-\w+)+|\d{1,2}:\d{2} [AP]M)/).map((part, at) =>
    at % 2 === 0 || part.length > MOST_CHARACTERS ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
