import * as v from 'valibot';
import { areaField, emailField, FIELD_LIMITS, lineField } from '#app/platform/forms/text-fields.ts';
import type { OfferRequestWords } from './offer-request.content.ts';

/** The check boxes of the order slip, by their names. */
const workflowIds = ['leads', 'expenses', 'support', 'quotes', 'appointments', 'invoices'] as const;

/** The form of the launch offer. Only name and email address are required. */
export function offerRequestSchema({
  fields: words,
  workflows,
}: Pick<OfferRequestWords, 'fields' | 'workflows'>) {
  const picks = v.entriesFromList(workflowIds, v.optional(v.string()));
  return v.pipe(
    v.object({
      name: lineField(FIELD_LIMITS.name, words.name),
      email: emailField(words.email),
      company: lineField(FIELD_LIMITS.company, words.company),
      phone: lineField(FIELD_LIMITS.phone, words.phone),
      message: areaField(FIELD_LIMITS.message, words.message),
      ...picks,
    }),
    v.forward(
      v.check(
        (fields) => workflowIds.filter((id) => fields[id]).length <= workflows.most,
        workflows.tooMany,
      ),
      ['leads'],
    ),
  );
}

type OfferRequest = v.InferOutput<ReturnType<typeof offerRequestSchema>>;

/** The request as a message; its package has the workflows that were picked behind its name. */
export function toOfferMessage(
  { name, email, company, phone, message, ...picked }: OfferRequest,
  packageName: string,
  { options }: OfferRequestWords['workflows'],
) {
  const titles = options.filter(({ id }) => picked[id]).map(({ title }) => title);
  const named = titles.length === 0 ? packageName : `${packageName}: ${titles.join(', ')}`;
  const from = { source: 'special_offer', page: '/special-offer' } as const;
  return { name, email, company, phone, message, package: named, ...from };
}
