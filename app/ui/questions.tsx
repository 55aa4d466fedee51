import type { LinkTarget, Question } from '#app/content-types.ts';
import { Disclosure } from './disclosure.tsx';
import { TextLink } from './external-link.tsx';
import { Section } from './section.tsx';

interface QuestionsProps {
  id?: string;
  title: string;
  items: readonly Question[];
  /** Where there is more to read, below the questions. */
  link?: { readonly label: string; readonly href: LinkTarget };
}

/** Common questions, folded; the first is open. */
export function Questions({ id = 'questions', title, items, link }: QuestionsProps) {
  return (
    <Section id={id} title={title} layout="side">
      {items.map((item, at) => (
        <Disclosure key={item.question} summary={item.question} defaultOpen={at === 0}>
          <p>{item.answer}</p>
        </Disclosure>
      ))}
      {link && (
        <p className="mt-6">
          <TextLink href={link.href}>{link.label}</TextLink>
        </p>
      )}
    </Section>
  );
}
