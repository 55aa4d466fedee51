import { Disclosure } from './disclosure.tsx';
import { Section } from './section.tsx';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

interface QuestionsProps {
  id?: string;
  title: string;
  items: readonly Question[];
}

/** Common questions, folded; the first is open. */
export function Questions({ id = 'questions', title, items }: QuestionsProps) {
  return (
    <Section id={id} title={title} layout="side">
      {items.map((item, at) => (
        <Disclosure key={item.question} summary={item.question} defaultOpen={at === 0}>
          <p>{item.answer}</p>
        </Disclosure>
      ))}
    </Section>
  );
}
