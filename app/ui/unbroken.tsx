/** Keeps words such as "30-minute" on one line: browsers break lines after a hyphen. */
export function unbroken(text: string) {
  return text.split(/(\w+(?:-\w+)+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
