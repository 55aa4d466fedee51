import { interpolate } from '#app/platform/format/interpolate.ts';
import { truncate } from '#app/platform/format/truncate.ts';
import type { MarkdownProblem } from '#app/platform/markdown/markdown-blocks.ts';
import { Alert } from '#app/ui/alert.tsx';

/** What in a Markdown text will look different from how it was written. `{text}` is the passage. */
export function MarkdownProblems({
  words,
  problems,
}: {
  words: { readonly title: string } & Readonly<Record<MarkdownProblem['kind'], string>>;
  problems: readonly MarkdownProblem[];
}) {
  if (problems.length === 0) return null;
  const lines = problems.map(({ kind, text }) =>
    interpolate(words[kind], { text: truncate(text, 80) }),
  );
  return (
    <Alert tone="warn" title={words.title}>
      <ul>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  );
}
