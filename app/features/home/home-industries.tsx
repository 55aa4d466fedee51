import type { Industry } from '#app/facts/industries.ts';
import { TextLink } from '#app/ui/external-link.tsx';
import { Rows } from '#app/ui/rows.tsx';
import { Section } from '#app/ui/section.tsx';
import type { HomeContent } from './home.content.ts';

interface IndustriesProps {
  words: HomeContent['industries'];
  industries: readonly Industry[];
}

/** The industries that we serve, one line each. */
export function Industries({ words, industries }: IndustriesProps) {
  return (
    <Section
      id="industries"
      title={words.title}
      lead={words.text}
      layout="side"
      className="home-industries"
      tone="surface"
      aside={<TextLink href={words.all.href}>{words.all.label}</TextLink>}
    >
      <Rows
        rows={industries.map(({ slug, name, who, path }) => ({
          id: slug,
          title: name,
          href: path,
          text: who,
        }))}
      />
    </Section>
  );
}
