import * as v from 'valibot';
import { announceSubmission } from '#app/emails/announce-submission.server.ts';
import { queueEmail } from '#app/emails/queue-email.server.ts';
import { type ToolSlug, tools } from '#app/facts/tools.ts';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { emailNoticeField } from '#app/platform/forms/email-notice.ts';
import { defineForm } from '#app/platform/forms/form-definition.server.ts';
import { runIdempotent } from '#app/platform/forms/idempotency.server.ts';
import { networkOf } from '#app/platform/forms/network.ts';
import { findSpamReason } from '#app/platform/forms/spam.ts';
import { sourceField, submissionFields } from '#app/platform/forms/submission-fields.ts';
import { emailField } from '#app/platform/forms/text-fields.ts';
import { newId, newReference } from '#app/platform/ids.ts';
import { parseStoredJson } from '#app/platform/stored-json.ts';
import { insertSubmission } from '#app/platform/submissions/submissions.queries.server.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import { storeOrigin } from '#app/platform/visits/origin.server.ts';
import type { Db } from '#database/connect.ts';
import type { NewSubmission, Submission } from '#database/schema.ts';
import { computeToolResult, type ToolResult, toolInputSchema } from '../all-tools.ts';
import { encodeShareLink } from '../model/share-link.ts';
import { figureLines, figureText } from '../model/tool-summary.ts';
import { mailWords as mail, toolWords, withoutEmail } from '../tools.content.ts';

/** Why a result isn't emailed. */
const reasons = {
  unknownTool: 'Choose one of the six tools.',
  noAnswers: 'Give the tool’s answers as `input`.',
  badAnswers: 'These answers are incomplete. Reload the page and try again.',
  tooMany: 'Too many messages from this connection. Please wait a few minutes and try again.',
  keyReused: 'This was already sent with different answers. Reload the page and send it again.',
  storageDown: 'We can’t save messages right now.',
} as const;

/** Texts of the API documentation. */
const apiWords = {
  id: 'tool-result',
  title: 'Email a tool result',
  text: 'Recalculates the result from the answers, stores it and emails it to the visitor, at most once per tool and day. The owner gets each result and its figures, with the names that were entered.',
  fields: {
    tool: 'Which tool.',
    input:
      'The answers, as a JSON object with the fields of the tool’s form. Refused with 422 if the tool can’t calculate a result from them.',
    newsletter:
      'If true, also signs the visitor up for the newsletter, which is confirmed by a separate email.',
  },
  example: {
    tool: 'data-quality-assessment',
    input: {
      mode: 'questions',
      answers: {
        C1: 2,
        C2: 1,
        U1: 2,
        U2: 1,
        V1: 3,
        V2: 2,
        A1: 2,
        A2: null,
        T1: 1,
        T2: 2,
        K1: 1,
        K2: 2,
      },
    },
    email: 'visitor@example.com',
  },
  success: '`data.id` and `data.reference`, which a visitor can quote.',
} as const;

/** The body of `POST /api/tools/result`. Unknown properties are ignored. */
const resultEmailPayloadSchema = v.object(
  {
    tool: v.picklist(
      tools.map(({ slug }) => slug),
      reasons.unknownTool,
    ),
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

type ResultEmailPayload = v.InferOutput<typeof resultEmailPayloadSchema>;

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
    if (outcome.kind === 'accepted' && payload.newsletter) {
      const { email, tool } = payload;
      const page = payload.page || `/resources/tools/${tool}`;
      const key = idempotencyKey && `${idempotencyKey}.newsletter`.slice(-200);
      await app.subscribe(info, { email, source: 'tool_result', page }, key);
    }
    return outcome;
  },
  outcomes: {
    accepted: {
      status: 201,
      data: ({ data: { id, reference } }) => ({ id, reference }),
      isHeldBack: ({ data }) => data.isHeldBack,
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
    words: apiWords,
    data: v.object({ id: v.string(), reference: v.string(), ...emailNoticeField }),
    describedBy: { input: toolInputSchema },
  },
});

/** Email apps cut longer links, so the email is sent without one. */
const MAX_MAILED_LINK_CHARS = 1900;

/**
 * Computes a tool's result from its answers, stores it as a lead and queues the emails, all in one
 * transaction and once per idempotency key. Nothing that the browser computed is trusted. What
 * looks like spam is held back for the owner, sends no emails, and the answer says so.
 */
async function sendToolResult(
  app: AppContext,
  info: RequestInfo,
  call: ResultEmailPayload,
  idempotencyKey: string | undefined,
) {
  const { now } = app;
  const { timestamp, resent, ...input } = call;
  const result = computeToolResult(app.facts(), call.tool, call.input, todayInToronto(now()));
  if (!result) return { kind: 'bad-answers' } as const;
  const details = detailsOf(call.tool, result);
  const reason = findSpamReason(Object.values(details));
  const mailSettings = await app.readMailSettings();
  return runIdempotent(
    app,
    info,
    { key: idempotencyKey, call: 'tool-result', input },
    async (transaction) => {
      const submission: NewSubmission = {
        id: newId(now()),
        reference: newReference(),
        source: 'tool_result',
        email: call.email,
        name: '',
        phone: '',
        company: '',
        message: '',
        details: JSON.stringify(details),
        page: call.page || `/resources/tools/${call.tool}`,
        status: reason ? 'quarantine' : 'new',
        quarantine_reason: reason ?? null,
        held_input: reason ? JSON.stringify({ tool: call.tool, input: result.input }) : null,
        ip: info.ip,
        notice: mail.privacyNote,
        created_at: now().toISOString(),
      };
      await insertSubmission(transaction, submission);
      const { id, reference, source: form, page, created_at: at } = submission;
      await storeOrigin(transaction, info, { id, kind: 'message', form, page, at });
      if (!reason) {
        await queueResultMails(transaction, app, submission, mailSettings.to, {
          tool: call.tool,
          result,
        });
      }
      return {
        answer: { status: 201, body: { id, reference, isHeldBack: reason !== undefined } },
      };
    },
  );
}

/** Today's calendar date where the owner is. */
export function todayInToronto(now: Date): string {
  return dateAt(now, TORONTO);
}

/** The result for the owner's inbox, including names that the visitor typed. */
function detailsOf(tool: ToolSlug, { summary }: ToolResult): Record<string, string> {
  const { title, figure, warning, findOutFirst } = summary;
  const open = findOutFirst.map(({ question }) => question).join('; ');
  return {
    Tool: titleOf(tool),
    Result: title,
    Figure: figureText(figure),
    ...(warning && { Warning: warning }),
    ...Object.fromEntries(figureLines(summary).map(({ label, value }) => [label, value])),
    ...(open && { [toolWords.findOutFirst]: open }),
  };
}

/**
 * Queues the owner's notification, the webhook event and the visitor's email. The visitor's address
 * isn't confirmed, so that email has only computed texts, once per tool and day.
 */
async function queueResultMails(
  transaction: Db,
  { config, now }: Pick<AppContext, 'config' | 'now' | 'ownerFacts'>,
  submission: NewSubmission,
  ownerAddress: string,
  { tool, result: { emailed } }: { tool: ToolSlug; result: ToolResult },
): Promise<boolean> {
  const toolTitle = titleOf(tool);
  const formName = `Tool result, ${toolTitle}`;
  const announcement = { formName, ownerAddress, now: now() };
  const isTold = await announceSubmission(transaction, submission, announcement);
  const recipient = submission.email.toLowerCase();
  const page = `${config.siteUrl}/resources/tools/${tool}`;
  const link = `${page}${encodeShareLink(emailed.input) ?? ''}`;
  await queueEmail(
    transaction,
    'tool-result',
    {
      reference: submission.reference,
      toolTitle,
      summary: {
        ...emailed.summary,
        warning: emailed.summary.warning ?? null,
        lines: figureLines(emailed.summary),
        actions: emailed.summary.actions.map(({ text, why, effort }) => ({
          text: why === undefined ? text : `${text} ${why}`,
          effort,
        })),
        disclaimer: toolWords.disclaimer,
      },
      answers: emailed.answers,
      link: link.length > MAX_MAILED_LINK_CHARS ? page : link,
    },
    {
      to: recipient,
      dedupeKey: `tool-result:${tool}:${recipient}:${todayInToronto(now())}`,
      network: submission.ip ? networkOf(submission.ip) : null,
      now: now(),
    },
  );
  return isTold;
}

const { tool: heldTool, input: heldAnswers } = resultEmailPayloadSchema.entries;
const heldSchema = v.object({ tool: heldTool, input: heldAnswers });

/**
 * Queues what was held back for a quarantined result. The email is the same as it would have been
 * then, unless the launch offer has ended since. Results stored by older versions have only texts, so
 * no email is sent. Returns false if all of that was queued before.
 */
export async function queueReleasedResultMails(
  transaction: Db,
  app: Pick<AppContext, 'config' | 'now' | 'ownerFacts'>,
  submission: Submission,
  ownerAddress: string,
): Promise<boolean> {
  const held = parseStoredJson(heldSchema, submission.held_input ?? 'null');
  const receivedOn = todayInToronto(new Date(submission.created_at));
  if (held.kind === 'read') {
    const { tool, input } = held.value;
    // An owner releases it, whose area shows the offer after its end, too.
    const facts = app.ownerFacts.current();
    const result = computeToolResult(facts, tool, input, receivedOn);
    if (result)
      return queueResultMails(transaction, app, submission, ownerAddress, { tool, result });
  }
  const formName = 'Tool result';
  return announceSubmission(transaction, submission, { formName, ownerAddress, now: app.now() });
}

function titleOf(slug: ToolSlug): string {
  return tools.find((tool) => tool.slug === slug)?.title ?? slug;
}
