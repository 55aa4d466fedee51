import { useEffect, useRef, useState } from 'react';
import { MapOfGta } from '#app/drawings/map-of-gta.tsx';
import { isBuiltInPlace } from '#app/facts/place.ts';
import type { BookingForm } from '#app/features/booking/booking.form.tsx';
import type { OfferedCall } from '#app/features/booking/rules/call-kinds.ts';
import { DEFAULT_KIND, readOfferedCall } from '#app/features/booking/rules/offered-call.server.ts';
import { contact } from '#app/features/inquiries/contact.content.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { professionalService } from '#app/platform/seo/professional-service.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Questions } from '#app/ui/questions.tsx';
import { Section } from '#app/ui/section.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { Route } from './+types/contact.route.ts';
import '#app/features/inquiries/contact-page/contact.css';
import { contactFormSchema } from '#app/features/inquiries/contact.schema.ts';
import { messageForm } from '#app/features/inquiries/contact.server.ts';
import { ContactForm } from '#app/features/inquiries/contact-page/contact.form.tsx';
import { contactQuestions } from '#app/features/inquiries/contact-page/contact-questions.content.ts';
import { InfoCards } from '#app/features/inquiries/contact-page/info-cards.tsx';
import { LocationMap } from '#app/features/inquiries/contact-page/location-map.tsx';
import { SupportPanel } from '#app/features/inquiries/contact-page/support-panel.tsx';
import { formAction } from '#app/platform/forms/form-action.server.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return pageMeta(siteUrl, contact.head, '/contact', [
    professionalService(siteUrl),
    breadcrumbList(siteUrl, [{ name: contact.header.title, path: '/contact' }]),
  ]);
}

/**
 * The call that the booking tab offers, from the owner's settings, and the words of the questions, which
 * come with the page, not with its script.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const call = await readOfferedCall(getAppContext(context), DEFAULT_KIND);
  return { call, questions: contactQuestions };
}

export const action = formAction(messageForm, {
  schema: contactFormSchema,
  toPayload: (fields) => ({ ...fields, source: 'contact_form', page: '/contact' }),
});

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const [message, booking, support] = contact.tabs;
  return (
    <>
      <div className="contact-top">
        <PageHeader
          title={contact.header.title}
          lead={contact.header.text}
          picture={<InfoCards />}
        />
      </div>
      <section className="wrap contact-tabs" aria-label={contact.tabsLabel}>
        <Tabs
          label={contact.tabsLabel}
          tabs={[
            { id: message.id, label: message.label, panel: <MessagePanel result={actionData} /> },
            {
              id: booking.id,
              label: booking.label,
              panel: <BookingPanel call={loaderData.call} />,
            },
            { id: support.id, label: support.label, panel: <SupportPanel /> },
          ]}
        />
      </section>
      <Questions {...loaderData.questions} />
      <Section
        id="our-location"
        title={contact.map.title}
        lead={contact.map.text}
        tone="surface"
        layout="side"
      >
        <LocationMap drawing={isBuiltInPlace() && <MapOfGta title={contact.map.alt} />} />
      </Section>
    </>
  );
}

function MessagePanel({ result }: { result: Route.ComponentProps['actionData'] }) {
  return (
    <div className="contact-panel">
      <div className="contact-panel-words">
        <h2>{contact.message.title}</h2>
        <p className="lead">{contact.message.text}</p>
      </div>
      <ContactForm result={result} />
    </div>
  );
}

/**
 * Loads the calendar's code when its tab is opened, so that the other tabs don't pay for it. Until
 * then, and without scripts, it links to the booking page, which works without scripts.
 */
function BookingPanel({ call }: { call: OfferedCall }) {
  const [form, setForm] = useState<{ Form: typeof BookingForm }>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = box.current;
    if (!panel) return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      import('#app/features/booking/booking.form.tsx').then(
        ({ BookingForm }) => setForm({ Form: BookingForm }),
        () => {},
      );
    });
    watch.observe(panel);
    return () => watch.disconnect();
  }, []);
  return (
    <div className="contact-booking" ref={box}>
      <div className="contact-panel-words">
        <h2>{contact.booking.title}</h2>
        <p className="lead">{contact.booking.text}</p>
      </div>
      {form ? (
        <form.Form call={call} page="/contact" />
      ) : (
        <ButtonLink href={contact.booking.page.href}>{contact.booking.page.label}</ButtonLink>
      )}
    </div>
  );
}
