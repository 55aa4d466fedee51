import { Drawing } from '#app/drawings/drawing.tsx';
import { isBuiltInPlace } from '#app/facts/company.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { bookingWordsOf } from '#app/features/booking/booking.content.ts';
import { DEFAULT_BOOKING_RULES } from '#app/features/booking/rules/booking-rules.ts';
import { offeredKind } from '#app/features/booking/rules/call-kinds.ts';
import {
  DEFAULT_KIND,
  describeOfferedCall,
  type OfferedCall,
  readOfferedCall,
} from '#app/features/booking/rules/offered-call.server.ts';
import { contactWords } from '#app/features/inquiries/contact.content.ts';
import { contactForm, messageFormProps } from '#app/features/inquiries/message-form.content.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { Island } from '#app/platform/islands/island.tsx';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { professionalService } from '#app/platform/seo/professional-service.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { Questions } from '#app/ui/questions.tsx';
import { Section } from '#app/ui/section.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { describeOutage } from '#database/outage.ts';
import type { Route } from './+types/contact.route.ts';
import '#app/features/inquiries/contact-page/contact.css';
import { contactFormSchema } from '#app/features/inquiries/contact.schema.ts';
import { messageForm } from '#app/features/inquiries/contact.server.ts';
import contactIsland from '#app/features/inquiries/contact-page/contact.island.tsx';
import { contactQuestionsOf } from '#app/features/inquiries/contact-page/contact-questions.content.ts';
import { InfoCards } from '#app/features/inquiries/contact-page/info-cards.tsx';
import { LocationMap } from '#app/features/inquiries/contact-page/location-map.tsx';
import supportPanel from '#app/features/inquiries/contact-page/support-panel.island.tsx';
import { formAction } from '#app/platform/forms/form-action.server.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import contactBooking from './contact-booking.island.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const contact = contactWords(facts);
  const siteUrl = siteUrlOf(matches);
  return pageMeta(facts, siteUrl, contact.head, '/contact', [
    professionalService(facts, siteUrl),
    breadcrumbList(siteUrl, [{ name: contact.header.title, path: '/contact' }]),
  ]);
}

/** The call that the booking tab offers and the chat, from the owner's settings, and the questions. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const contactQuestions = contactQuestionsOf(facts);
  // While the database is away, a message has to come back as it was typed, so the page goes on.
  const call = await readOfferedCall(app, DEFAULT_KIND).catch((error: unknown) => {
    if (describeOutage(error) === undefined) throw error;
    const rules = DEFAULT_BOOKING_RULES;
    return describeOfferedCall(facts, rules, offeredKind(rules, DEFAULT_KIND));
  });
  return { call, chatUrl: app.config.chatWidgetUrl ?? null, questions: contactQuestions };
}

export const action = formAction(messageForm, {
  schema: contactFormSchema(contactForm.fields),
  toPayload: (fields) => ({ ...fields, source: 'contact_form', page: '/contact' }),
});

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const facts = useFacts();
  const contact = contactWords(facts);
  const [message, booking, support] = contact.tabs;
  return (
    <>
      <div className="wrap contact-page">
        <header className="page-header-words">
          <h1>{contact.header.title}</h1>
          <p className="lead">{contact.header.text}</p>
        </header>
        <InfoCards />
        <section className="contact-tabs" aria-label={contact.tabsLabel}>
          <Tabs
            label={contact.tabsLabel}
            tabs={[
              { id: message.id, label: message.label, panel: <MessagePanel result={actionData} /> },
              {
                id: booking.id,
                label: booking.label,
                panel: <BookingPanel call={loaderData.call} />,
              },
              {
                id: support.id,
                label: support.label,
                panel: <SupportPanel chatUrl={loaderData.chatUrl} />,
              },
            ]}
          />
        </section>
      </div>
      <Questions {...loaderData.questions} />
      <Section
        id="our-location"
        title={contact.map.title}
        lead={contact.map.text}
        tone="surface"
        layout="side"
      >
        <LocationMap
          drawing={isBuiltInPlace(facts) && <Drawing name="map-of-gta" title={contact.map.alt} />}
        />
      </Section>
    </>
  );
}

function MessagePanel({ result }: { result: Route.ComponentProps['actionData'] }) {
  const facts = useFacts();
  const contact = contactWords(facts);
  return (
    <div className="contact-panel">
      <div className="contact-panel-words">
        <h2>{contact.message.title}</h2>
        <p className="lead">{contact.message.text}</p>
      </div>
      <Island
        of={contactIsland}
        props={{
          ...messageFormProps(facts, contact.message.form, result),
          title: contact.message.title,
          messageRows: contact.message.messageRows,
        }}
        ifStored="formDraft:contact"
      />
    </div>
  );
}

function SupportPanel({ chatUrl }: { chatUrl: string | null }) {
  const facts = useFacts();
  const contact = contactWords(facts);
  return (
    <Island
      of={supportPanel}
      props={{ words: contact.support, chatUrl }}
      when={chatUrl ? 'load' : 'press'}
    />
  );
}

function BookingPanel({ call }: { call: OfferedCall }) {
  const facts = useFacts();
  const bookingWords = bookingWordsOf(facts);
  const contact = contactWords(facts);
  const { title, text, page } = contact.booking;
  return (
    <div className="contact-booking">
      <div className="contact-panel-words">
        <h2>{title}</h2>
        <p className="lead">{text}</p>
      </div>
      <Island
        of={contactBooking}
        props={{ words: bookingWords, call, page: '/contact', link: page }}
        when="visible"
      />
    </div>
  );
}
