import type { TextLink as TextLinkWords } from '#app/content-types.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorFrame } from './error-frame.tsx';
import { layoutWordsOf } from './layout.content.ts';

type Words = { title: string; text: string; link: TextLinkWords };

interface ProblemPageProps {
  words: Words;
  reference?: string | undefined;
}

/** For a failure of the server (500), too many requests (429), and other statuses. */
export function ProblemPage({ words, reference }: ProblemPageProps) {
  const facts = useFacts();
  const { company } = facts;
  const layoutWords = layoutWordsOf(facts);
  return (
    <ErrorFrame title={words.title} text={words.text} drawing={<BrokenLine />}>
      {reference && (
        <p className="w-full font-bold" data-reference={reference}>
          {layoutWords.error.requestId.replace('{requestId}', reference)}
        </p>
      )}
      <ButtonLink href={words.link.href}>{words.link.label}</ButtonLink>
      <ButtonLink variant="secondary" href={company.phone.href}>
        {company.phone.display}
      </ButtonLink>
    </ErrorFrame>
  );
}

/** The drawing of a 500 page: a line that is cut. */
function BrokenLine() {
  return (
    <>
      <path className="thread" d="M-400 120H290c40 0 60 10 62 60" />
      <path className="thread" d="M2400 120H520c-44 0-66-22-60-66" />
      <circle cx="406" cy="92" r="15" fill="var(--color-signal)" />
    </>
  );
}
