import { useFacts } from '#app/facts/use-facts.ts';
import { formAction } from '#app/platform/forms/form-action.server.ts';
import { Island } from '#app/platform/islands/island.tsx';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Section } from '#app/ui/section.tsx';
import { StepLine } from '#app/ui/step-line.tsx';
import { messageForm } from '../contact.server.ts';
import { messageFormProps } from '../message-form.content.ts';
import type { Route } from './+types/privacy-request.route.ts';
import { privacyRequest, privacyRequestKinds } from './privacy-request.content.ts';
import privacyRequestForm from './privacy-request.island.tsx';
import { privacyRequestFormSchema } from './privacy-request.schema.ts';

const path = '/privacy/request';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  const { head, header } = privacyRequest;
  return pageMeta(facts, siteUrl, head, path, [
    breadcrumbList(siteUrl, [{ name: header.title, path }]),
  ]);
}

export const action = formAction(messageForm, {
  schema: privacyRequestFormSchema(privacyRequest.form),
  toasts: privacyRequest.form.toasts,
  toPayload: (fields) => ({ ...fields, source: 'privacy_request', page: path }),
});

export default function PrivacyRequestPage({ actionData }: Route.ComponentProps) {
  const facts = useFacts();
  const { header, form, steps } = privacyRequest;
  return (
    <>
      <PageHeader title={header.title} lead={header.text} />
      <Section id="request" title={form.title} layout="side" className="pt-0">
        <Island
          of={privacyRequestForm}
          props={{
            ...messageFormProps(facts, form, actionData),
            kinds: privacyRequestKinds,
            sentWithoutEmail: privacyRequest.sentWithoutEmail,
          }}
          ifStored="formDraft:privacy_request"
        />
      </Section>
      <Section id="then" title={steps.title} tone="surface">
        <StepLine steps={steps.list} />
        <p className="mt-8">
          <a href={steps.policy.href}>{steps.policy.label}</a>
        </p>
      </Section>
    </>
  );
}
