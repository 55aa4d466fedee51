import * as v from 'valibot';
import type { SecretBox } from '#app/platform/settings/secret-box.server.ts';

/** Who is to type a code, carried from page to page without naming anybody in an address. */
export type Ticket = { email: string; item?: string | undefined };

const ticketSchema = v.object({ email: v.string(), item: v.optional(v.string()) });

/** A ticket as text, sealed: it tells a log or a history nothing and can't be made up. */
export function sealTicket(secrets: SecretBox, ticket: Ticket): string {
  return secrets.seal(JSON.stringify(ticket));
}

/** The ticket in the text, or undefined when it is not one of ours. */
export function openTicket(
  secrets: SecretBox,
  text: string | null | undefined,
): Ticket | undefined {
  if (!text) return undefined;
  try {
    return v.parse(ticketSchema, JSON.parse(secrets.open(text)));
  } catch {
    return undefined;
  }
}
