import type { AppContext } from '#app/platform/app-context.server.ts';
import { cleanLine, FIELD_LIMITS, isWithin } from '#app/platform/forms/text-fields.ts';
import {
  type Contact,
  forgetConfirmations,
  redirectWaitingEmails,
  updateContact,
} from './correction.queries.server.ts';
import { changeErasures, type Person, readPerson, readPersonAddress } from './people.server.ts';
import { personalTemplates } from './timeline.server.ts';

type Counts = { messages: number; calls: number };

export type CorrectionErrors = Partial<Record<keyof Contact | 'newEmail', string>>;

export type CorrectionOutcome =
  | { kind: 'invalid'; errors: CorrectionErrors }
  /** The new address is known already: the owner confirms before the two are merged. */
  | { kind: 'known'; from: Counts; to: Counts; email: string }
  | { kind: 'unchanged' }
  | { kind: 'corrected' | 'merged'; email: string };

/** What the person last gave: the message or call that came in last. */
export function readContact({ submissions, bookings }: Person): Contact {
  const rows = [...submissions, ...bookings].sort((a, b) =>
    b.created_at.localeCompare(a.created_at),
  );
  const last = (field: keyof Contact) => rows.find((row) => row[field] !== '')?.[field] ?? '';
  return { name: last('name'), phone: last('phone'), company: last('company') };
}

function countsOf(person: Person | undefined): Counts {
  return {
    messages: person?.submissions.length ?? 0,
    calls: person?.bookings.length ?? 0,
  };
}

/**
 * Corrects what is stored about an address (in lower case). A field changes only if it differs from
 * what the form showed, so that older values that differ from each other are kept. An address that
 * is known already is merged with only after `isConfirmed`.
 */
export async function correctPerson(
  app: Pick<AppContext, 'db' | 'settings' | 'wakeOutbox'>,
  email: string,
  typed: Record<string, string>,
): Promise<CorrectionOutcome> {
  const person = await readPerson(app, email);
  const before = readContact(person);
  const errors: CorrectionErrors = {};
  const changes: Partial<Contact> & { email?: string } = {};
  for (const field of ['name', 'phone', 'company'] as const) {
    const value = cleanLine(typed[field] ?? before[field]);
    const limit = FIELD_LIMITS[field];
    if (!isWithin(value, limit)) errors[field] = `Use at most ${limit} characters.`;
    if (value !== before[field]) changes[field] = value;
  }
  if (changes.name === '') errors.name = 'Enter a name, or leave the one that was there.';
  const target = readPersonAddress(typed.newEmail ?? email);
  if (target === undefined) {
    errors.newEmail = 'Enter one complete email address, like name@example.com.';
  }
  if (target === undefined || Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  if (target !== email) changes.email = target;
  if (Object.keys(changes).length === 0) return { kind: 'unchanged' };
  const to = countsOf(target === email ? undefined : await readPerson(app, target));
  const isMerge = to.messages + to.calls > 0;
  if (isMerge && typed.merge !== target) {
    return { kind: 'known', from: countsOf(person), to, email: target };
  }
  await app.db.transaction().execute(async (transaction) => {
    if (changes.email) await forgetConfirmations(transaction, email, changes.email);
    await updateContact(transaction, email, changes);
    if (changes.email) {
      await changeErasures(app.settings, transaction, (emails) =>
        emails.map((one) => (one === email ? target : one)),
      );
      await redirectWaitingEmails(transaction, personalTemplates, {
        from: email,
        to: changes.email,
      });
    }
  });
  app.wakeOutbox();
  return { kind: isMerge ? 'merged' : 'corrected', email: target };
}
