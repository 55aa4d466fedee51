import type { ReactNode } from 'react';
import type { Question } from '#app/content-types.ts';
import { Disclosure } from './disclosure.tsx';
import { Section } from './section.tsx';

interface QuestionsProps {
  id?: string;
  title: string;
  items: readonly Question[];
  /** Below the questions. */
  children?: ReactNode;
}

/** Common questions, folded; the first is open. */
export function Questions({ id = 'questions', title, items, children }: QuestionsProps) {
  return (
    <Section id={id} title={title} layout="side">
      {items.map((item, at) => (
        <Disclosure key={item.question} summary={item.question} defaultOpen={at === 0}>
          <p>{item.answer}</p>
        </Disclosure>
      ))}
      {children}
    </Section>
  );
}
