import { Drawing } from '#app/drawings/drawing.tsx';
import { isBuiltInPlace } from '#app/facts/company.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { aboutWords } from '#app/features/about/about.content.ts';
import { Mission, Team, Values } from '#app/features/about/about.sections.tsx';
import { aboutFormAction } from '#app/features/inquiries/form-actions.server.ts';
import {
  messageFormProps,
  shortContactFormOf,
} from '#app/features/inquiries/message-form.content.ts';
import shortContact from '#app/features/inquiries/short-contact.island.tsx';
import { Island } from '#app/platform/islands/island.tsx';
import { aboutPage } from '#app/platform/seo/about-page.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Questions } from '#app/ui/questions.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/about.route.ts';
import '#app/features/about/about.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const about = aboutWords(facts);
  const siteUrl = siteUrlOf(matches);
  return pageMeta(facts, siteUrl, about.head, '/about', [
    breadcrumbList(siteUrl, [{ name: 'About', path: '/about' }]),
    ...aboutPage(facts, siteUrl),
  ]);
}

export const action = aboutFormAction;

export default function AboutPage({ actionData }: Route.ComponentProps) {
  const facts = useFacts();
  const about = aboutWords(facts);
  return (
    <>
      <PageHeader
        title={about.header.title}
        lead={about.header.text}
        picture={isBuiltInPlace(facts) && <Drawing name="map-of-gta" className="about-map" />}
        pictureOn="wide"
      />
      <Mission words={about.mission} />
      <Team words={about.team} />
      <Values words={about.values} />
      <Questions {...about.questions} />
      <Section
        id="contact"
        title={about.contact.title}
        lead={about.contact.text}
        tone="surface"
        layout="side"
      >
        <div className="rounded-sm border-2 bg-paper p-5 md:p-10">
          <Island
            of={shortContact}
            props={{
              ...messageFormProps(facts, shortContactFormOf(facts), actionData),
              source: 'about_form',
              action: '/about',
            }}
            ifStored="formDraft:about_form"
          />
        </div>
      </Section>
    </>
  );
}
