import * as v from 'valibot';
import { type ToolSlug, tools } from '#app/facts/tools.ts';
import { sourceField, submissionFields } from '#app/platform/forms/submission-fields.ts';
import { emailField } from '#app/platform/forms/text-fields.ts';
import { toolPageWords } from '../tools.content.ts';

const { mail, reasons } = toolPageWords;
const slugs: readonly ToolSlug[] = tools.map((tool) => tool.slug);

/** The value of `intent` in a post without scripts that also asks for the email. */
export const RESULT_EMAIL_INTENT = 'mail';

/** The form "Email me this result". */
export const resultEmailFormSchema = v.object({
  email: emailField(mail.fields.email),
  newsletter: v.optional(v.string()),
});

/** The body of `POST /api/tools/result`. Unknown properties are ignored. */
export const resultEmailPayloadSchema = v.object(
  {
    tool: v.picklist(slugs, reasons.unknownTool),
    /** The answers as the tool's own schema takes them; the server computes the result again. */
    input: v.looseObject({}, reasons.badAnswers),
    email: emailField(mail.fields.email),
    source: sourceField(['tool_result'], 'tool_result'),
    ...submissionFields,
    /** Also asks for the newsletter, which has its own confirmation. */
    newsletter: v.optional(v.boolean(), false),
  },
  // The message about a missing property; only these two are required as such.
  ({ expected }) => (expected === '"tool"' ? reasons.unknownTool : reasons.noAnswers),
);

export type ResultEmailPayload = v.InferOutput<typeof resultEmailPayloadSchema>;
