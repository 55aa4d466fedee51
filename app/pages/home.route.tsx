import { serviceCardsOf } from '#app/facts/services.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { coursesWords } from '#app/features/courses/courses.content.ts';
import { homeWords } from '#app/features/home/home.content.ts';
import { ContactSection } from '#app/features/home/home-contact.tsx';
import { Education } from '#app/features/home/home-education.tsx';
import { FeaturedServices } from '#app/features/home/home-featured.tsx';
import { Hero } from '#app/features/home/home-hero.tsx';
import { ProblemLine } from '#app/features/home/home-problem.tsx';
import { AdditionalServices } from '#app/features/home/home-services.tsx';
import { Stories } from '#app/features/home/home-stories.tsx';
import { homeFormAction } from '#app/features/inquiries/form-actions.server.ts';
import {
  messageFormProps,
  shortContactFormOf,
} from '#app/features/inquiries/message-form.content.ts';
import shortContact from '#app/features/inquiries/short-contact.island.tsx';
import { Island } from '#app/platform/islands/island.tsx';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { professionalService } from '#app/platform/seo/professional-service.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/home.route.ts';
import '#app/features/home/home.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const home = homeWords(facts);
  const siteUrl = siteUrlOf(matches);
  return pageMeta(facts, siteUrl, home.head, '/', [professionalService(facts, siteUrl)]);
}

export const action = homeFormAction;

export default function HomePage({ actionData }: Route.ComponentProps) {
  const facts = useFacts();
  const { courses: courseList } = facts;
  const home = homeWords(facts);
  return (
    <>
      <Hero words={home.hero} />
      <FeaturedServices words={home.featuredServices} />
      <ProblemLine words={home.problem} />
      <AdditionalServices words={home.additionalServices} cards={serviceCardsOf(facts)} />
      <Stories words={home.stories} />
      <Education
        words={home.education}
        courses={courseList}
        terms={coursesWords(facts).catalogue}
      />
      <ContactSection words={home.contact}>
        <Island
          of={shortContact}
          props={{
            ...messageFormProps(facts, shortContactFormOf(facts), actionData),
            source: 'home_form',
            action: '/?index',
          }}
          ifStored="formDraft:home_form"
        />
      </ContactSection>
    </>
  );
}
