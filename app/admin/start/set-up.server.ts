import * as v from 'valibot';
import { listClaims } from '#app/facts/claims.ts';
import { sampleBusinessItems, sampleContentItems } from '#app/facts/sample-facts.ts';
import { sampleAppsItem } from '#app/features/web-apps/sample-apps.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { newestBackupAt } from '#app/platform/jobs/backup.server.ts';
import { isEmailServiceConfigured } from '#app/platform/outbox/email-service-settings.ts';
import { readLateEmails, readMailState } from '#app/platform/outbox/mail-state.server.ts';
import type { SettingArea } from '#app/platform/settings/settings.server.ts';
import { ownerAccountArea } from '../session/owner-account.server.ts';
import { hasTwoFactor } from '../session/two-factor.server.ts';
import { type LineId, setupLines } from './start.content.ts';

export type ChecklistItem = {
  line: LineId;
  what: string;
  why: string;
  isDone: boolean;
};

const WEEK_MS = 7 * 24 * 3_600_000;

/** The tasks before the site goes live, with whether each is done. */
export async function readChecklist(
  app: Pick<AppContext, 'db' | 'settings' | 'config' | 'now' | 'readMailSettings' | 'facts'> &
    Partial<Pick<AppContext, 'missingProxySettings' | 'listOwnTeasers'>>,
): Promise<ChecklistItem[]> {
  const facts = app.facts();
  const { settings, config, now } = app;
  const { smtp, isSmtpEnabled, emailService, from, to } = await app.readMailSettings();
  const unproved = listClaims(facts).filter(({ isMade, isProved }) => isMade && !isProved).length;
  const isHeldUp = (await readMailState(app)).kind === 'fails' || (await readLateEmails(app)) > 0;
  const backupAt = newestBackupAt(config);
  return [
    {
      line: 'address',
      what: 'Public address',
      why: 'The site isn’t at your own https address yet.',
      isDone: config.isHttps,
    },
    {
      line: 'address',
      what: 'Reverse proxy settings',
      why: config.isHttps
        ? 'If the site runs behind a proxy, whoever runs your server has to tell it so. If something is missing, the server’s log says what.'
        : 'They can be checked once the public address is https.',
      isDone: config.isHttps && !app.missingProxySettings?.size,
    },
    {
      line: 'safety',
      what: 'Encryption key outside the data folder',
      why: 'As long as it isn’t, a copy of the data folder is enough to read stored passwords.',
      isDone: config.appSecret !== undefined,
    },
    {
      line: 'mail',
      what: 'A way to send email',
      why: 'Fill in the email service or SMTP on the Email Settings page.',
      isDone: Boolean(smtp && isSmtpEnabled) || isEmailServiceConfigured(emailService, 'contact'),
    },
    {
      line: 'mail',
      what: 'No emails held up',
      why: 'If a provider refuses our emails, or some have been waiting for more than 30 minutes, the email log says which, and what to do.',
      isDone: !isHeldUp,
    },
    {
      line: 'mail',
      what: 'Your own email addresses',
      why: 'The sender and notifications still use an example.com address, which can’t receive email. Change them in Email Settings.',
      isDone: ![from, to].some((at) => at.endsWith('@example.com')),
    },
    {
      line: 'safety',
      what: 'Two-factor authentication',
      why: 'Turn it on under Accounts and security, so that a stolen password alone isn’t enough to log in.',
      isDone: hasTwoFactor(await settings.get(ownerAccountArea)),
    },
    {
      line: 'safety',
      what: 'A backup from the last 7 days',
      why: 'The site makes one every night. If it couldn’t, the server’s log says why; npm run backup tries again.',
      isDone: backupAt !== undefined && now().getTime() - backupAt.getTime() < WEEK_MS,
    },
    {
      line: 'texts',
      what: 'Claims without evidence',
      why: `Samples or illustrative figures and stories: ${unproved}. Prove, replace or remove them.`,
      isDone: unproved === 0,
    },
    ...sampleBusinessItems(facts),
    ...sampleContentItems(facts, (await app.listOwnTeasers?.())?.caseStudies),
    sampleAppsItem(facts),
  ];
}

const setupSchema = v.object({
  /** When the owner left the set-up for good. */
  finishedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** The lines that the owner has looked at, and that are right. */
  confirmed: v.optional(v.array(v.string()), []),
});

const setupArea = { key: 'first-run', schema: setupSchema } satisfies SettingArea<
  typeof setupSchema
>;

/** The lines of the set-up, each with what is left to do. */
export async function readSetup(app: Parameters<typeof readChecklist>[0]) {
  const { confirmed } = await app.settings.get(setupArea);
  const open = (await readChecklist(app)).filter(({ isDone }) => !isDone);
  return setupLines.map((line) => {
    const left = open.filter((item) => item.line === line.id);
    const isAsked = line.isAsked && !confirmed.includes(line.id);
    return { ...line, left, isAsked, isDone: left.length === 0 && !isAsked };
  });
}

/** Whether a login opens the set-up: the owner has neither published facts nor left it. */
export async function isFirstRun(app: Pick<AppContext, 'settings' | 'facts'>): Promise<boolean> {
  const { finishedAt } = await app.settings.get(setupArea);
  return finishedAt === undefined && !sampleBusinessItems(app.facts()).some(({ isDone }) => isDone);
}

export async function finishFirstRun({ settings, now }: Pick<AppContext, 'settings' | 'now'>) {
  const before = await settings.get(setupArea);
  await settings.set(setupArea, { ...before, finishedAt: now().toISOString() });
}

/** The owner has looked at a line, and it is right. Returns false for a line that isn't asked about. */
export async function confirmLine(
  { settings }: Pick<AppContext, 'settings'>,
  line: string | undefined,
): Promise<boolean> {
  const known = setupLines.find(({ id, isAsked }) => isAsked && id === line);
  if (!known) return false;
  const before = await settings.get(setupArea);
  const confirmed = [...new Set([...before.confirmed, known.id])];
  await settings.set(setupArea, { ...before, confirmed });
  return true;
}
