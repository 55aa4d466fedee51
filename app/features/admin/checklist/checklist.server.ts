import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { claims } from '#app/facts/claims.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { isEmailServiceConfigured } from '#app/platform/outbox/email-service-settings.ts';
import { sampleFacts } from '#app/site.content.ts';
import { ownerAccountArea } from '../session/owner-account.server.ts';
import { hasTwoFactor } from '../session/two-factor.server.ts';
import { checklistWords } from './checklist.content.ts';

export type ChecklistItem = { what: string; why: string; isDone: boolean };

const WEEK_MS = 7 * 24 * 3_600_000;

/** What is still to do before the site goes live, the open points first. */
export async function readChecklist(
  app: Pick<AppContext, 'settings' | 'config' | 'now' | 'readMailSettings'>,
): Promise<ChecklistItem[]> {
  const { settings, config, now } = app;
  const { items } = checklistWords;
  const mail = await app.readMailSettings();
  const account = await settings.get(ownerAccountArea);
  const unproved = Object.values(claims).filter((claim) => (claim.status as string) !== 'proved');
  const canMail =
    Boolean(mail.smtp && mail.isSmtpEnabled) ||
    isEmailServiceConfigured(mail.emailService, 'contact');
  const list: ChecklistItem[] = [
    { ...items.siteUrl, isDone: config.isHttps },
    { ...items.secret, isDone: config.appSecret !== undefined },
    { ...items.mail, isDone: canMail },
    { ...items.addresses, isDone: ![mail.from, mail.to].some((at) => at.endsWith('@example.com')) },
    { ...items.twoFactor, isDone: hasTwoFactor(account) },
    { ...items.backup, isDone: await hasRecentBackup(config.dataDir, now()) },
    {
      what: items.claims.what,
      why: interpolate(items.claims.why, { count: unproved.length }),
      isDone: unproved.length === 0,
    },
    ...sampleFacts.map(({ field, reason }) => ({ what: field, why: reason, isDone: false })),
  ];
  return list.sort((a, b) => Number(a.isDone) - Number(b.isDone));
}

/** Whether `npm run backup` has left a file in the data folder's `backups` within a week. */
async function hasRecentBackup(dataDir: string, now: Date): Promise<boolean> {
  const folder = path.join(dataDir, 'backups');
  const names = await readdir(folder).catch(() => []);
  const ages = await Promise.all(
    names.map(async (name) => now.getTime() - (await stat(path.join(folder, name))).mtimeMs),
  );
  return ages.some((age) => age < WEEK_MS);
}
