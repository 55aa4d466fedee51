import { interpolate } from '#app/platform/format/interpolate.ts';
import { truncate } from '#app/platform/format/truncate.ts';
import type { MarkdownProblem } from '#app/platform/markdown/markdown-blocks.ts';
import { Alert } from '#app/ui/alert.tsx';

const words: Readonly<Record<MarkdownProblem['kind'], string>> = {
  html: 'HTML is shown as plain text: {text}',
  address: 'This isn’t a web or email address, so it isn’t a link: {text}',
  image:
    'This picture isn’t one of yours, so readers see its description instead. Add it by the Picture button: {text}',
  brokenLink:
    'This link fell apart; its address has a space or another character that links can’t have: {text}',
};

/** What in a Markdown text will look different from how it was written. */
export function MarkdownProblems({ problems }: { problems: readonly MarkdownProblem[] }) {
  if (problems.length === 0) return null;
  const lines = problems.map(({ kind, text }) =>
    interpolate(words[kind], { text: truncate(text, 80) }),
  );
  return (
    <Alert tone="warn" title="Check these in the text">
      <ul>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  );
}
