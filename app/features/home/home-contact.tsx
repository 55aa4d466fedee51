import type { ReactNode } from 'react';
import { useFacts } from '#app/facts/use-facts.ts';
import { TextLink } from '#app/ui/external-link.tsx';
import { Section } from '#app/ui/section.tsx';
import type { HomeContent } from './home.content.ts';

interface ContactSectionProps {
  words: HomeContent['contact'];
  children: ReactNode;
}

/** The contact form, with the other ways to get in touch beside it. */
export function ContactSection({ words, children }: ContactSectionProps) {
  const { company } = useFacts();
  return (
    <Section
      id="contact"
      title={words.title}
      lead={words.text}
      tone="surface"
      layout="side"
      aside={
        <address className="not-italic">
          <TextLink className="text-xl" href={company.phone.href}>
            {company.phone.display}
          </TextLink>
          <span className="block text-muted">{company.officeHours.display}</span>
        </address>
      }
    >
      <div className="rounded-sm border-2 bg-paper p-5 md:p-10">{children}</div>
    </Section>
  );
}
