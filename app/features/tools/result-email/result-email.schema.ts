import * as v from 'valibot';
import { emailField } from '#app/platform/forms/text-fields.ts';
import { toolPageWords } from '../tools.content.ts';

/** The value of `intent` in a post without scripts that also asks for the email. */
export const RESULT_EMAIL_INTENT = 'mail';

/** The form "Email me this result". */
export const resultEmailFormSchema = v.object({
  email: emailField(toolPageWords.mail.fields.email),
  newsletter: v.optional(v.string()),
});
