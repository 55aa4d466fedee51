import * as v from 'valibot';
import { type ToolSlug, tools } from '#app/facts/tools.ts';
import { emailField, lineField } from '#app/platform/forms/text-fields.ts';
import { toolPageWords } from '../tools.content.ts';

const { mail, reasons } = toolPageWords;
const slugs: readonly ToolSlug[] = tools.map((tool) => tool.slug);

/** The value of `intent` in a plain post that asks for the email as well as for the result. */
export const RESULT_EMAIL_INTENT = 'mail';

/** The form "Email me this result". */
export const resultEmailFormSchema = v.object({
  email: emailField(mail.fields.email),
  newsletter: v.optional(v.string()),
});

/** The body of `POST /api/tools/result`. Unknown properties are ignored. */
export const resultEmailCallSchema = v.object({
  tool: v.picklist(slugs, reasons.unknownTool),
  /** The answers as the tool's own schema takes them; the server computes the result again. */
  input: v.looseObject({}, reasons.badAnswers),
  email: emailField(mail.fields.email),
  source: v.optional(v.literal('tool_result', 'Name a form of this site.'), 'tool_result'),
  timestamp: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** Also asks for the newsletter, which has its own confirmation. */
  newsletter: v.optional(v.boolean(), false),
  page: lineField(200, {}),
  website: v.optional(v.string()),
  filledInMs: v.optional(v.number()),
});

export type ResultEmailCall = v.InferOutput<typeof resultEmailCallSchema>;
