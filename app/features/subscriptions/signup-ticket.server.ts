import * as v from 'valibot';
import type { SecretBox } from '#app/platform/settings/secret-box.server.ts';

/** Who has to enter a code. Passed between pages in sealed form, so that URLs name nobody. */
export type Ticket = { email: string; item?: string | undefined };

const ticketSchema = v.object({ email: v.string(), item: v.optional(v.string()) });

/** Encrypts a ticket, so that logs and browser histories reveal nothing and nobody can forge it. */
export function sealTicket(secrets: SecretBox, ticket: Ticket): string {
  return secrets.seal(JSON.stringify(ticket));
}

/** Decrypts a ticket; undefined if the text isn't a valid one. */
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
