import { sampleFacts, samplePeopleOf } from '#app/facts/sample-facts.ts';
import { listUnprovedClaims } from '#app/facts/shown-claims.server.ts';
import { sampleAppsOf } from '#app/features/web-apps/sample-apps.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { newestBackupAt } from '#app/platform/jobs/backup.server.ts';
import { isEmailServiceConfigured } from '#app/platform/outbox/email-service-settings.ts';
import { readLateEmails, readMailState } from '#app/platform/outbox/mail-state.server.ts';
import { ownerAccountArea } from '../session/owner-account.server.ts';
import { hasTwoFactor } from '../session/two-factor.server.ts';
import { checklistWords } from './checklist.content.ts';

/** The lines of the set-up, in the order that matters. */
export const lineIds = [
  'name',
  'hours',
  'mail',
  'texts',
  'team',
  'prices',
  'address',
  'safety',
  'legal',
] as const;

export type LineId = (typeof lineIds)[number];

export type ChecklistItem = {
  line: LineId;
  what: string;
  why: string;
  /** The variable of the server that settles it, for the command. */
  setting?: string;
  isDone: boolean;
};

const WEEK_MS = 7 * 24 * 3_600_000;

/** The tasks before the site goes live, open ones first. */
export async function readChecklist(
  app: Pick<AppContext, 'db' | 'settings' | 'config' | 'now' | 'readMailSettings' | 'facts'> &
    Partial<Pick<AppContext, 'missingProxySettings' | 'listOwnTeasers'>>,
): Promise<ChecklistItem[]> {
  const facts = app.facts();
  const { company } = facts;
  const samplePeople = samplePeopleOf(facts, (await app.listOwnTeasers?.())?.caseStudies);
  const sampleApps = sampleAppsOf(facts);
  const { settings, config, now } = app;
  const { items } = checklistWords;
  const mail = await app.readMailSettings();
  const account = await settings.get(ownerAccountArea);
  const unproved = listUnprovedClaims(facts);
  const canMail =
    Boolean(mail.smtp && mail.isSmtpEnabled) ||
    isEmailServiceConfigured(mail.emailService, 'contact');
  const isHeldUp = (await readMailState(app)).kind === 'fails' || (await readLateEmails(app)) > 0;
  const backupAt = newestBackupAt(config);
  const hasRecentBackup = backupAt !== undefined && now().getTime() - backupAt.getTime() < WEEK_MS;
  const list: ChecklistItem[] = [
    { line: 'address', ...items.siteUrl, isDone: config.isHttps },
    {
      line: 'address',
      what: items.proxy.what,
      why: config.isHttps ? items.proxy.why : items.proxy.whyBefore,
      setting: items.proxy.setting,
      isDone: config.isHttps && !app.missingProxySettings?.size,
    },
    { line: 'safety', ...items.secret, isDone: config.appSecret !== undefined },
    { line: 'mail', ...items.mail, isDone: canMail },
    { line: 'mail', ...items.delivery, isDone: !isHeldUp },
    {
      line: 'mail',
      ...items.addresses,
      isDone: ![mail.from, mail.to].some((at) => at.endsWith('@example.com')),
    },
    { line: 'safety', ...items.twoFactor, isDone: hasTwoFactor(account) },
    { line: 'safety', ...items.backup, isDone: hasRecentBackup },
    {
      line: 'texts',
      what: items.claims.what,
      why: interpolate(items.claims.why, { count: unproved.length }),
      isDone: unproved.length === 0,
    },
    ...sampleFacts.map(({ what, why, isSample }) => ({
      line: what === 'Your social networks' ? ('texts' as const) : ('name' as const),
      what,
      why,
      isDone: !isSample(company),
    })),
    ...[...samplePeople, sampleApps].map(({ what, why, hasSample }) => ({
      line: /team|authors/.test(what) ? ('team' as const) : ('texts' as const),
      what,
      why,
      isDone: !hasSample(),
    })),
  ];
  return list.sort((a, b) => Number(a.isDone) - Number(b.isDone));
}
