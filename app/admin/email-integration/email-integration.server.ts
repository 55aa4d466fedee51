import { emails } from '#app/emails/catalogue.ts';
import { testMail } from '#app/emails/owner.email.ts';
import { renderEmail } from '#app/emails/render.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { newId } from '#app/platform/ids.ts';
import type { ProviderName } from '#app/platform/outbox/delivery.ts';
import { hasEmailService } from '#app/platform/outbox/email-service-settings.ts';
import {
  createEmailService,
  createSmtp,
  type MailTransport,
  mailSettingsArea,
  readMailTransport,
} from '#app/platform/outbox/mail-settings.server.ts';
import { recordProvider } from '#app/platform/outbox/mail-state.server.ts';
import { redirectQueuedRows } from '#app/platform/outbox/outbox.queries.server.ts';
import { emailIntegration } from '../admin.content.ts';
import { hasMembers } from '../session/accounts.queries.server.ts';
import type { EmailServiceInput, SmtpInput, TestMailInput } from './email-integration.schema.ts';

/** What a provider answered: its raw response, and an explanation. */
export type ProviderAnswer = { isGood: boolean; raw: string; meaning: string };

export type SmtpSaved =
  | { kind: 'password-again' }
  | { kind: 'saved'; check: ProviderAnswer | undefined };

/** Notifications for the owner. A link to choose a password is for one person only. */
const ownerTemplates = Object.entries(emails)
  .filter(([name, email]) => email.audience === 'owner' && name !== 'team-link')
  .map(([name]) => name);

/** Shorter than for queued emails, because the owner is waiting for the page. */
const CHECK_TIMEOUTS = { connectMs: 8000, greetingMs: 8000, socketMs: 10_000, totalMs: 20_000 };

/** Stores the settings of the email service. An empty private key keeps the stored one. */
export async function saveEmailService(
  app: AppContext,
  { privateKey, ...input }: EmailServiceInput,
): Promise<void> {
  const { settings } = app;
  const stored = await settings.get(mailSettingsArea);
  const privateKeySealed = privateKey
    ? settings.secrets.seal(privateKey)
    : stored.emailService.privateKeySealed;
  await settings.set(mailSettingsArea, { ...stored, emailService: { ...input, privateKeySealed } });
  await app.mailSettingsChanged();
}

/**
 * Stores the settings of the email server, then tries to reach it. An empty password keeps the
 * stored one, but only for the server, user and encryption that it was saved with. Otherwise a
 * stolen session could have it sent to another server, or unencrypted.
 */
export async function saveSmtp(app: AppContext, input: SmtpInput): Promise<SmtpSaved> {
  const { settings } = app;
  const { appPassword, from, to, ...smtp } = input;
  const stored = await settings.get(mailSettingsArea);
  const old = stored.smtp;
  if (!appPassword && old.passwordSealed && smtp.host && !isSameServer(old, smtp)) {
    return { kind: 'password-again' };
  }
  const kept = smtp.host ? old.passwordSealed : '';
  const passwordSealed = appPassword ? settings.secrets.seal(appPassword) : kept;
  const before = await app.readMailSettings();
  await settings.set(mailSettingsArea, { ...stored, smtp: { ...smtp, passwordSealed }, from, to });
  const after = await app.readMailSettings();
  // Queued notifications are meant for the owner, so they must go to the owner's new address.
  await redirectQueuedRows(app.db, {
    templates: ownerTemplates,
    from: before.to,
    to: after.to,
  });
  await app.mailSettingsChanged();
  return { kind: 'saved', check: smtp.enabled ? await checkSmtp(app) : undefined };
}

type Server = Pick<SmtpInput, 'host' | 'port' | 'user' | 'secure' | 'startTls'>;

function isSameServer(a: Server, b: Server): boolean {
  return (['host', 'port', 'user', 'secure', 'startTls'] as const).every(
    (name) => a[name] === b[name],
  );
}

/**
 * Whether emails have a way out already, or other people have links for new passwords. From then on
 * saving needs the password of whoever is logged in: another server, template or address would go on
 * getting messages, bookings, links for new passwords and visitors' replies after a stolen session
 * has ended, and with SMTP off or a wrong password nobody gets them.
 */
export async function isEmailInUse(app: AppContext): Promise<boolean> {
  const { smtp, emailService } = await app.readMailSettings();
  if (smtp !== undefined || hasEmailService(emailService)) return true;
  return hasMembers(app.db);
}

/** Tries to reach the email server, and stores the result. Undefined if none is set up. */
export async function checkSmtp(app: AppContext): Promise<ProviderAnswer | undefined> {
  const current = await app.readMailSettings();
  const provider = createSmtp(current, transportFor(app));
  if (!provider) return undefined;
  try {
    const result = await provider.verify({ from: current.from, to: current.to });
    const isGood = result.kind === 'ready';
    const meaning = isGood ? emailIntegration.smtp.ready.description : result.reason;
    const raw = isGood ? '' : result.response;
    await recordAnswer(app, 'smtp', { isGood, by: 'check', raw, meaning });
    return { isGood, raw, meaning };
  } finally {
    provider.close();
  }
}

/** Sends a test email through the chosen provider, without the queue and without a fallback. */
export async function sendTestMail(app: AppContext, input: TestMailInput): Promise<ProviderAnswer> {
  const settings = await app.readMailSettings();
  const { provider: name, ...props } = input;
  const create = name === 'email-service' ? createEmailService : createSmtp;
  const provider = create(settings, transportFor(app));
  const rendered = await renderEmail(testMail, props, settings, {
    siteUrl: app.config.siteUrl,
    secrets: app.settings.secrets,
    facts: app.facts(),
  });
  const mail = {
    ...rendered,
    to: input.to,
    messageId: `<${newId(app.now()).toLowerCase()}@${settings.from.split('@').at(-1)}>`,
  };
  if (!provider?.canSend(mail)) {
    return { isGood: false, raw: '', meaning: emailIntegration.test.provider.notSetUp[name] };
  }
  try {
    const result = await provider.send(mail);
    const isGood = result.kind === 'accepted';
    const meaning = isGood ? emailIntegration.test.answer.accepted : result.reason;
    const answer = { isGood, raw: result.response, meaning };
    await recordAnswer(app, name, { ...answer, by: 'email' });
    return answer;
  } finally {
    provider.close();
  }
}

/** What the check or test showed holds for queued emails, too: after a success, they leave. */
async function recordAnswer(
  app: AppContext,
  name: ProviderName,
  { isGood, by, raw, meaning }: ProviderAnswer & { by: 'check' | 'email' },
): Promise<void> {
  await recordProvider(app, name, { isGood, by, reason: meaning, response: raw });
  if (isGood) app.wakeOutbox();
}

/** The transport of all emails, but with timeouts short enough for a page request. */
function transportFor({ config }: AppContext): MailTransport {
  const transport = readMailTransport(config);
  return { ...transport, smtp: { ...transport.smtp, timeouts: CHECK_TIMEOUTS } };
}
