import * as v from 'valibot';
import { emailNoticeField } from '#app/platform/forms/email-notice.ts';
import { defineForm } from '#app/platform/forms/form-definition.server.ts';
import { toolInputSchema } from '../all-tools.ts';
import {
  resultEmailApiWords,
  resultEmailReasons,
  toolPageWords,
  withoutEmail,
} from '../tools.content.ts';
import {
  askForNewsletter,
  resultEmailPayloadSchema,
  sendToolResult,
} from './result-email.server.ts';

const { mail } = toolPageWords;
const reasons = resultEmailReasons;

/** "Email me this result": `POST /api/tools/result`, and the plain post of each tool's page. */
export const resultEmailForm = defineForm({
  schema: resultEmailPayloadSchema,
  toasts: mail.toasts,
  reasons,
  describeInvalid: (errors) => {
    const isMissing = errors.email === mail.fields.email.missing;
    const { title } = isMissing ? mail.toasts.missing : mail.toasts.failed;
    return { title, description: Object.values(errors).join(' ') };
  },
  async perform(app, info, payload, idempotencyKey) {
    const outcome = await sendToolResult(app, info, payload, idempotencyKey);
    if (outcome.kind === 'accepted') {
      await askForNewsletter(app, info, payload, idempotencyKey);
    }
    return outcome;
  },
  outcomes: {
    accepted: {
      status: 201,
      data: ({ data: { id, reference } }) => ({ id, reference }),
      isHeldBack: ({ data }) => data.isHeldBack === true,
      withoutEmail: () => withoutEmail,
      // The page of the tool shows the result again, with the reference.
      location: (_, { input }) => `/resources/tools/${input.tool}`,
    },
    'bad-answers': {
      status: 422,
      reject: () => ({ error: reasons.badAnswers, fields: { input: reasons.badAnswers } }),
    },
  },
  api: {
    path: '/api/tools/result',
    words: resultEmailApiWords,
    data: v.object({ id: v.string(), reference: v.string(), ...emailNoticeField }),
    describedBy: { input: toolInputSchema },
  },
});
