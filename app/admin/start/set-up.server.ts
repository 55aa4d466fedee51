import * as v from 'valibot';
import type { SitePath } from '#app/content-types.ts';
import { shownCaseStudies } from '#app/facts/articles.ts';
import { listClaims } from '#app/facts/claims.ts';
import { shownStories } from '#app/facts/stories.ts';
import { shownTeam } from '#app/facts/team.ts';
import { webAppStudiesOf } from '#app/features/web-apps/web-apps.content.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { newestBackupAt } from '#app/platform/jobs/backup.server.ts';
import { isEmailServiceConfigured } from '#app/platform/outbox/email-service-settings.ts';
import { readLateEmails, readMailState } from '#app/platform/outbox/mail-state.server.ts';
import { ownerAccountArea } from '../session/owner-account.server.ts';
import { hasTwoFactor } from '../session/two-factor.server.ts';

/** The lines of the set-up, in the order that matters. */
const setupLines = {
  name: {
    title: 'Name, email, phone and town',
    href: '/admin/business',
  },
  hours: {
    title: 'Hours and calls',
    href: '/admin/booking-rules',
  },
  mail: {
    title: 'Email',
    href: '/admin/email-integration',
  },
  texts: {
    title: 'Your own figures, stories and words',
    href: '/admin/claims',
  },
  team: {
    title: 'Team',
    href: '/admin/team',
  },
  prices: {
    title: 'Prices',
    href: '/admin/prices',
  },
  address: {
    title: 'Web address',
    href: undefined,
  },
  safety: {
    title: 'Two-factor authentication and backups',
    href: '/admin/security',
  },
  legal: {
    title: 'Legal texts',
    href: '/admin/business',
  },
} satisfies Record<string, { title: string; href: SitePath | undefined }>;

/** What these are about. Their built-in values may be right: they are done once the owner has said so. */
export const askedLines: Readonly<Record<string, string>> = {
  hours: 'When people can book a call with you.',
  prices: 'Hourly rate, hours for each kind of work, and the launch offer.',
  legal: 'Who answers privacy questions, and when each text took effect. Have a lawyer read them.',
};

type ChecklistItem = {
  line: keyof typeof setupLines;
  what: string;
  why: string;
  isDone: boolean;
};

const WEEK_MS = 7 * 24 * 3_600_000;

/** The tasks before the site goes live, with whether each is done. */
export async function readChecklist(app: AppContext): Promise<ChecklistItem[]> {
  const facts = app.facts();
  const { company } = facts;
  const { address } = company;
  const { settings, config, now } = app;
  const { smtp, isSmtpEnabled, emailService, from, to } = await app.readMailSettings();
  const ownStudies = (await app.listOwnTeasers()).caseStudies;
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
      why: 'If the site runs behind a proxy, whoever runs your server has to tell it so. Once the public address is https, the server’s log says what is missing.',
      isDone: config.isHttps && app.missingProxySettings.size === 0,
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
    // What came with the site is found by its value, or by its mark.
    {
      line: 'name',
      what: 'Your business name',
      why: 'The business name or the legal name is still the one that came with the site. Enter your registered names under Your business.',
      isDone: ![company.name, company.legalName].includes('AI for SMEs'),
    },
    {
      line: 'name',
      what: 'Your email address',
      why: 'example.com can’t receive email. Change it under Your business.',
      isDone: !company.email.endsWith('@example.com'),
    },
    {
      line: 'name',
      what: 'Your phone number',
      why: 'Numbers from 555-0100 to 555-0199 are fictional. Change it under Your business.',
      isDone: !/55501\d\d$/.test(company.phone.href),
    },
    {
      line: 'name',
      what: 'Your mailing address',
      why: 'The street and postal code are made up; CASL requires a real mailing address. Change it under Your business.',
      isDone: address.postalCode !== 'L5B 0X0' && !address.lines.join().includes('Sample'),
    },
    {
      line: 'texts',
      what: 'Your social networks',
      why: 'The links point to example.com. Replace or clear them under Your business.',
      isDone: !company.socialLinks.some(({ href }) => /\bexample\.com\b/.test(href)),
    },
    {
      line: 'team',
      what: 'Your team',
      why: 'Some of the people on the about page are made up. The articles that came with the site are signed by them, too. Replace or remove them under Team and stories.',
      isDone: !shownTeam(facts).some(({ isSample }) => isSample),
    },
    {
      line: 'texts',
      what: 'Customer stories',
      why: 'Some of the stories on the home page are made up. Replace or remove them under Team and stories.',
      isDone: !shownStories(facts).some(({ isSample }) => isSample),
    },
    {
      line: 'texts',
      what: 'The case studies',
      why: 'The projects of the case studies that came with the site are made up. Turn them off under Site, or write them anew under Articles and record what proves them. One of your own that is marked as a made-up example counts, too: take it off under Articles.',
      isDone: ![...shownCaseStudies(facts), ...ownStudies].some(({ isSample }) => isSample),
    },
    {
      line: 'texts',
      what: 'Your own apps',
      why: 'The two apps shown as your own work are samples, and their links lead to example.com. Turn off “Our own apps” under Site, or have your developer replace them.',
      isDone: !facts.sections.webApps || !webAppStudiesOf(facts).some(({ isSample }) => isSample),
    },
  ];
}

export const setupArea = {
  key: 'first-run',
  schema: v.object({
    /** When a login opened the set-up. */
    openedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    /** The lines that the owner has looked at, and that are right. */
    confirmed: v.optional(v.array(v.string()), []),
  }),
};

/** The lines of the set-up, each with what is left to do. */
export async function readSetup(app: AppContext) {
  const { confirmed } = await app.settings.get(setupArea);
  const open = (await readChecklist(app)).filter(({ isDone }) => !isDone);
  return Object.entries(setupLines).map(([id, line]) => {
    const left = open.filter((item) => item.line === id);
    const asked = confirmed.includes(id) ? undefined : askedLines[id];
    return { ...line, id, left, asked, isDone: left.length === 0 && !asked };
  });
}

/** Whether a login opens the set-up: only the first one does. */
export async function isFirstLogin({ settings, now }: AppContext): Promise<boolean> {
  const stored = await settings.get(setupArea);
  if (stored.openedAt !== undefined) return false;
  await settings.set(setupArea, { ...stored, openedAt: now().toISOString() });
  return true;
}
