import { expect } from 'vitest';
import { createMailRenderer } from '#app/emails/render.server.ts';
import { builtInFacts } from '#app/facts/facts.ts';
import {
  createDraft,
  findNewsletterIssue,
  readReport,
  scheduleIssue,
} from '#app/features/subscriptions/newsletter/issues/issue.server.ts';
import { parseAudience } from '#app/features/subscriptions/newsletter/issues/issue-audience.server.ts';
import { continueIssues } from '#app/features/subscriptions/newsletter/issues/issue-sending.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import type { Deliver } from '#app/platform/outbox/delivery.ts';
import { insertBounce } from '#app/platform/outbox/suppression.queries.server.ts';
import { createOutboxWorker } from '#app/platform/outbox/worker.server.ts';
import type { TestApp } from './test-app.ts';

const WORDS = { subject: 'Three tasks', preheader: 'First', body: 'Hello **you**.' };

/** Sends issues of the newsletter and reads what became of them. */
export function issueSteps(app: () => TestApp) {
  const begin = async (to = 'all') => {
    const audience = parseAudience(builtInFacts, to) ?? expect.fail(`No audience: ${to}`);
    const id = await createDraft(app().context, WORDS);
    expect(await scheduleIssue(app().context, id, { audience })).toBe(true);
    await continueIssues(app().context);
    return id;
  };

  const read = async (id: string) => {
    const issue = await findNewsletterIssue(app().context.db, id);
    if (!issue) throw new Error('The issue is gone.');
    return { issue, report: await readReport(app().context, issue) };
  };

  /** An outbox worker, whose provider records the recipients in `sentTo`. */
  const startWorker = (sentTo: string[], refuses: (to: string) => boolean = () => false) => {
    const { db, now, config, settings, readMailSettings } = app().context;
    const render = createMailRenderer(config, {
      db,
      secrets: settings.secrets,
      readFacts: () => builtInFacts,
    });
    const provider: Deliver = async (row) => {
      const rendered = await render(row, await readMailSettings());
      if (rendered.kind === 'cancelled') return { kind: 'cancelled', response: rendered.reason };
      if (rendered.kind === 'waiting') {
        return { kind: 'waiting', response: `Waiting: ${rendered.reason}`, retryAfterMs: 1000 };
      }
      if (refuses(row.recipient)) {
        return { kind: 'failed', response: '550 5.1.1', hasBounced: true };
      }
      sentTo.push(row.recipient);
      return { kind: 'sent', provider: 'smtp', response: 'OK' };
    };
    return createOutboxWorker({
      db,
      log: silentLog,
      now,
      deliver: { mail: provider },
      onBounced: (transaction, { recipient }) =>
        insertBounce(transaction, settings.secrets, { email: recipient, now: now() }),
    });
  };

  return { begin, read, startWorker };
}
