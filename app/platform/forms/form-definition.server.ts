import * as v from 'valibot';
import { fillTokens } from '#app/facts/page-texts.ts';
import type { AppContext, RequestInfo } from '../app-context.server.ts';
import type { FailureDescription, OperationWords } from '../http/operation.ts';
import { canEmailVisitors } from '../outbox/mail-settings.server.ts';
import { type EmailNotice, heldBackNotice } from './email-notice.ts';
import { describeFieldErrors, type FieldErrors, fieldErrors } from './field-errors.ts';
import type {
  AcceptedStatus,
  Form,
  FormAnswer,
  FormReasons,
  FormToasts,
  PageForm,
  RejectedStatus,
  Rejection,
  SubmitForm,
} from './form-answer.ts';
import { answerFormRequest } from './form-request.server.ts';

/** The response to one kind of outcome. */
type OutcomeRule<Outcome, Input> =
  | {
      status: AcceptedStatus;
      /** `data` of the JSON response. */
      data(outcome: Outcome): unknown;
      /** Added to `data` as `emailNotice` while no email can be sent to visitors. */
      withoutEmail?(outcome: Outcome, from: { input: Input }): EmailNotice;
      /** Whether it is held back as spam. Then no email is sent, and the notice says so. */
      isHeldBack?(outcome: Outcome): boolean;
      /** The page to which a form post is redirected. */
      location(outcome: Outcome, from: { app: AppContext; input: Input }): string;
    }
  | { status: RejectedStatus; reject(outcome: Outcome): Rejection };

/** Outcomes with the same response for every form. */
type CommonOutcome = { kind: 'key-reused' } | { kind: 'too-many'; retryAfterSeconds: number };

type OutcomeRules<Outcome extends { kind: string }, Input> = {
  [Kind in Exclude<Outcome, CommonOutcome>['kind']]: OutcomeRule<
    Extract<Outcome, { kind: Kind }>,
    Input
  >;
};

export type FormDefinition<Schema extends v.GenericSchema, Outcome extends { kind: string }> = {
  /** The schema of the input, from JSON or from a form post. */
  schema: Schema;
  toasts: FormToasts;
  reasons: FormReasons;
  /** The message above invalid fields; `describeFieldErrors` by default. */
  describeInvalid?(errors: FieldErrors): { title: string; description: string };
  /** Does the work and returns its outcome. Throws only for bugs and outages. */
  perform(
    app: AppContext,
    info: RequestInfo,
    input: v.InferOutput<Schema>,
    idempotencyKey: string | undefined,
  ): Promise<Outcome>;
  /** One rule for each kind of outcome; the compiler reports missing ones. */
  outcomes: OutcomeRules<Outcome, v.InferOutput<Schema>>;
  /** The JSON request and its description. */
  api: {
    path: `/api/${string}`;
    words: OperationWords;
    /** `data` of the response to an accepted form. */
    data: v.GenericSchema;
    /** `data` of a rejection, by status. */
    rejectedData?: Partial<Record<RejectedStatus, v.GenericSchema>>;
    /** Schemas that describe fields which `schema` accepts unchecked. */
    describedBy?: Readonly<Record<string, v.GenericSchema>>;
  };
};

/** Statuses that every JSON request with a body can fail with. */
const BODY_FAILURES = [400, 403, 413, 415, 422, 429, 503] as const;

/**
 * A form as one definition, from which follow the JSON request, its description and, by
 * `formAction`, the form post of each page that has the form.
 */
export function defineForm<Schema extends v.GenericSchema, Outcome extends { kind: string }>(
  definition: FormDefinition<Schema, Outcome>,
): Form {
  const { schema, outcomes, api } = definition;
  const rules = Object.values<OutcomeRule<Outcome, v.InferOutput<Schema>>>(outcomes);
  const form = definePageForm(definition);
  return {
    ...form,
    operation: {
      method: 'POST',
      path: api.path,
      words: api.words,
      input: schema,
      ...(api.describedBy && { describedBy: api.describedBy }),
      success: { status: acceptedStatus(rules), data: api.data },
      failures: describeFailures(rules, api.rejectedData ?? {}),
      handle: (context) => answerFormRequest(context, form.submit),
    },
  };
}

/** The same for a form that only pages post. */
export function definePageForm<Schema extends v.GenericSchema, Outcome extends { kind: string }>(
  definition: Omit<FormDefinition<Schema, Outcome>, 'api'>,
): PageForm {
  const { schema, toasts, reasons } = definition;
  const submit: SubmitForm = async (app, info, payload, key) => {
    const parsed = v.safeParse(schema, payload);
    if (!parsed.success) {
      const fields = fieldErrors(parsed.issues);
      const { title, description: error } =
        definition.describeInvalid?.(fields) ?? describeFieldErrors(fields, payload, toasts);
      return { kind: 'rejected', status: 422, title, error, fields };
    }
    const input = parsed.output;
    const idempotencyKey = typeof key === 'function' ? key(input) : key;
    const outcome = await definition.perform(app, info, input, idempotencyKey);
    return answerOutcome(definition, outcome, { app, input });
  };
  return { toasts, reasons, submit };
}

async function answerOutcome<Schema extends v.GenericSchema, Outcome extends { kind: string }>(
  { toasts, reasons, outcomes }: Omit<FormDefinition<Schema, Outcome>, 'api'>,
  outcome: Outcome,
  from: { app: AppContext; input: v.InferOutput<Schema> },
): Promise<FormAnswer> {
  const facts = from.app.facts();
  const rejected = { kind: 'rejected', title: toasts.failed.title } as const;
  if (isCommon(outcome)) {
    return outcome.kind === 'key-reused'
      ? { ...rejected, status: 422, error: fillTokens(facts, reasons.keyReused), isKeyReused: true }
      : {
          ...rejected,
          status: 429,
          error: fillTokens(facts, reasons.tooMany),
          retryAfterSeconds: outcome.retryAfterSeconds,
        };
  }
  // `OutcomeRules` has a rule for every kind, but the compiler can't match a kind with its rule
  // here.
  const rule = (outcomes as Record<string, OutcomeRule<Outcome, v.InferOutput<Schema>>>)[
    outcome.kind
  ];
  if (!rule) throw new Error(`No rule for the outcome '${outcome.kind}'`);
  if ('reject' in rule) {
    const { error, ...rest } = rule.reject(outcome);
    return { ...rejected, status: rule.status, ...rest, error: fillTokens(facts, error) };
  }
  return {
    kind: 'accepted',
    status: rule.status,
    data: await withNotice(rule, outcome, from),
    location: rule.location(outcome, from),
    isReplay: 'isReplay' in outcome && outcome.isReplay === true,
  };
}

/** The email is queued and leaves once it can; until then nobody may be told to look for it. */
async function withNotice<Outcome, Input>(
  rule: Extract<OutcomeRule<Outcome, Input>, { data: unknown }>,
  outcome: Outcome,
  from: { app: AppContext; input: Input },
): Promise<unknown> {
  const facts = from.app.facts();
  const data = rule.data(outcome);
  if (rule.isHeldBack?.(outcome)) return { ...(data as object), emailNotice: heldBackNotice };
  if (!rule.withoutEmail || (await canEmailVisitors(from.app))) return data;
  const { title, description } = rule.withoutEmail(outcome, from);
  return {
    ...(data as object),
    emailNotice: { title, description: fillTokens(facts, description) },
  };
}

function isCommon(outcome: { kind: string }): outcome is CommonOutcome {
  return outcome.kind === 'key-reused' || outcome.kind === 'too-many';
}

type AnyRule = { status: number; reject?: unknown };

function acceptedStatus(rules: readonly AnyRule[]): AcceptedStatus {
  const accepted = rules.find((rule) => rule.reject === undefined);
  if (!accepted) throw new Error('A form needs an outcome that is accepted.');
  return accepted.status as AcceptedStatus;
}

function describeFailures(
  rules: readonly AnyRule[],
  data: Partial<Record<number, v.GenericSchema>>,
): FailureDescription[] {
  const own = rules.filter((rule) => rule.reject !== undefined).map((rule) => rule.status);
  return [...new Set([...BODY_FAILURES, ...own])]
    .sort((a, b) => a - b)
    .map((status) => ({ status, ...(data[status] && { data: data[status] }) }));
}
