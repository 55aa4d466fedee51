import * as v from 'valibot';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { canEmailNow } from '#app/platform/outbox/mail-state.server.ts';
import { checkAccount } from '../session/account-check.server.ts';
import type { listSessions } from '../session/session.queries.server.ts';
import type { Login } from '../session/session.server.ts';
import type { PersonValues } from './person.form.tsx';
import { usersWords as words } from './users.content.ts';
import { listMembers } from './users.queries.server.ts';
import { personSchema } from './users.schema.ts';
import { invite } from './users.server.ts';

/** Who else has access, as the owner sees them. */
export async function readPeople(
  app: AppContext,
  sessions: Awaited<ReturnType<typeof listSessions>>,
) {
  return {
    canEmail: await canEmailNow(app),
    members: (await listMembers(app.db)).map(({ id, name, email, role, status, totp_sealed }) => ({
      id,
      name,
      email,
      role,
      status,
      hasTwoFactor: totp_sealed !== '',
      seenAt: sessions.find((session) => session.account_id === id)?.last_seen_at,
    })),
  };
}

/** What became of an invitation; neither errors nor a link if it is emailed. */
type Invited = {
  status?: number;
  errors?: Record<string, string>;
  /** What was typed, without password and code. */
  values?: PersonValues;
  link?: { url: string; expiresAt: string; name: string };
};

/** Invites a person by the owner's form; without email, the answer has their link. */
export async function invitePerson(
  app: AppContext,
  info: RequestInfo,
  login: Login,
  { current = '', code = '', intent: _, ...values }: Record<string, string>,
): Promise<Invited> {
  const refuse = (status: number, errors: Record<string, string>) => ({ status, errors, values });
  const parsed = v.safeParse(personSchema, values);
  if (!parsed.success) return refuse(422, fieldErrors(parsed.issues));
  // A stolen session must not be enough to create another login.
  const unsure = await checkAccount(app, info, login, { current, code });
  if (unsure) return refuse(unsure.status, unsure.errors);
  const invited = await invite(app, info, parsed.output);
  if (!invited) return refuse(409, { email: words.fields.email.known });
  if (invited.isEmailed) return {};
  const { url, expiresAt } = invited;
  return { link: { url, expiresAt, name: parsed.output.name } };
}
