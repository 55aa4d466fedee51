import * as v from 'valibot';
import { brand } from '#app/facts/brand.ts';
import { company } from '#app/facts/company.ts';
import { sampleFacts } from '#app/facts/sample-facts.ts';
import { shownTeam } from '#app/facts/team.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { isEmailServiceConfigured } from '#app/platform/outbox/email-service-settings.ts';
import type { SettingArea } from '#app/platform/settings/settings.server.ts';
import type { SampleShare, StepId } from './steps.ts';

const firstRunSchema = v.object({
  /** When the owner left the steps for good. */
  finishedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** Whether the hours were looked at: the built-in ones may be right. */
  hasHours: v.optional(v.boolean(), false),
});

const firstRunArea = {
  key: 'first-run',
  schema: firstRunSchema,
} satisfies SettingArea<typeof firstRunSchema>;

type Context = Pick<AppContext, 'settings' | 'config' | 'readMailSettings'>;

/** Which steps are done, by what is really there. */
export async function readSteps(app: Context): Promise<Record<StepId, boolean>> {
  const { hasHours } = await app.settings.get(firstRunArea);
  const mail = await app.readMailSettings();
  const isContact = ({ what }: { what: string }) => what !== 'Your social networks';
  return {
    name: !sampleFacts.filter(isContact).some(({ isSample }) => isSample(company)),
    look: Boolean(brand.logo || brand.accent),
    hours: hasHours,
    email:
      Boolean(mail.smtp && mail.isSmtpEnabled) ||
      isEmailServiceConfigured(mail.emailService, 'contact'),
    team: !shownTeam().some(({ isSample }) => isSample),
    launch: app.config.isHttps,
  };
}

/** How many of the people that visitors see are samples. */
export function readSampleShare(): SampleShare {
  const people = shownTeam();
  const count = people.filter(({ isSample }) => isSample).length;
  if (count === 0) return 'none';
  return count === people.length ? 'all' : 'some';
}

/** Whether a login opens the steps: the owner has neither published facts nor left the steps. */
export async function isFirstRun(app: Context): Promise<boolean> {
  const { finishedAt } = await app.settings.get(firstRunArea);
  return finishedAt === undefined && sampleFacts.every(({ isSample }) => isSample(company));
}

export async function finishFirstRun({ settings, now }: Pick<AppContext, 'settings' | 'now'>) {
  const before = await settings.get(firstRunArea);
  await settings.set(firstRunArea, { ...before, finishedAt: now().toISOString() });
}

export async function confirmHours({ settings }: Pick<AppContext, 'settings'>): Promise<void> {
  await settings.set(firstRunArea, { ...(await settings.get(firstRunArea)), hasHours: true });
}
