import type * as v from 'valibot';
import { emails } from '#app/emails/catalogue.ts';
import { testMail } from '#app/emails/owner.email.ts';
import { renderEmail } from '#app/emails/render.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { newId } from '#app/platform/ids.ts';
import {
  createEmailService,
  createSmtp,
  mailSettingsArea,
  readMailTransport,
} from '#app/platform/outbox/mail-settings.server.ts';
import { recordProvider } from '#app/platform/outbox/mail-state.server.ts';
import { redirectQueuedRows } from '#app/platform/outbox/outbox.queries.server.ts';
import type { emailServiceSchema, smtpSchema, testMailSchema } from './email-integration.schema.ts';

/** Notifications for the owner. A link to choose a password is for one person only. */
const ownerTemplates = Object.entries(emails)
  .filter(([name, email]) => email.audience === 'owner' && name !== 'team-link')
  .map(([name]) => name);

/** Stores the settings of the email service. An empty private key keeps the stored one. */
export async function saveEmailService(
  app: AppContext,
  { privateKey, ...input }: v.InferOutput<typeof emailServiceSchema>,
) {
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
 * stored one, but only for the server, user and encryption that it was saved with: otherwise a
 * stolen session could have it sent to another server, or unencrypted. Returns false if it has to be
 * entered again.
 */
export async function saveSmtp(
  app: AppContext,
  { appPassword, from, to, ...smtp }: v.InferOutput<typeof smtpSchema>,
) {
  const { settings } = app;
  const stored = await settings.get(mailSettingsArea);
  let { passwordSealed } = stored.smtp;
  if (appPassword) passwordSealed = settings.secrets.seal(appPassword);
  else if (!smtp.host) passwordSealed = '';
  else if (passwordSealed) {
    const bound = ['host', 'port', 'user', 'secure', 'startTls'] as const;
    if (bound.some((name) => smtp[name] !== stored.smtp[name])) return false;
  }
  const before = await app.readMailSettings();
  await settings.set(mailSettingsArea, { ...stored, smtp: { ...smtp, passwordSealed }, from, to });
  const after = await app.readMailSettings();
  // Queued notifications are meant for the owner, so they must go to the owner's new address.
  await redirectQueuedRows(app.db, { templates: ownerTemplates, from: before.to, to: after.to });
  await app.mailSettingsChanged();
  if (smtp.enabled) await checkSmtp(app);
  return true;
}

/** Tries to reach the email server, if one is set up, and stores what every screen says about it. */
export async function checkSmtp(app: AppContext) {
  const current = await app.readMailSettings();
  const provider = createSmtp(current, readMailTransport(app.config));
  if (!provider) return;
  try {
    const result = await provider.verify({ from: current.from, to: current.to });
    const isGood = result.kind === 'ready';
    await recordProvider(app, 'smtp', { ...result, isGood });
    if (isGood) app.wakeOutbox();
  } finally {
    provider.close();
  }
}

/**
 * Sends a test email through the chosen provider, without the queue and without a fallback. Returns
 * the provider's own response and an explanation.
 */
export async function sendTestMail(
  app: AppContext,
  { provider: name, ...props }: v.InferOutput<typeof testMailSchema>,
) {
  const settings = await app.readMailSettings();
  const create = name === 'smtp' ? createSmtp : createEmailService;
  const provider = create(settings, readMailTransport(app.config));
  const mail = {
    ...(await renderEmail(testMail, props, settings, {
      siteUrl: app.config.siteUrl,
      secrets: app.settings.secrets,
      facts: app.facts(),
    })),
    to: props.to,
    messageId: `<${newId(app.now()).toLowerCase()}@${settings.from.split('@').at(-1)}>`,
  };
  if (!provider?.canSend(mail)) {
    return { isGood: false, response: '', reason: 'It isn’t set up: fill in its tab, then save.' };
  }
  try {
    const result = await provider.send(mail);
    const isGood = result.kind === 'accepted';
    const { response, reason } = {
      reason: 'The email was accepted for delivery. If it doesn’t arrive, check your spam folder.',
      ...result,
    };
    const answer = { isGood, response, reason };
    await recordProvider(app, name, { ...answer, by: 'email' });
    // What it showed holds for queued emails, too.
    if (isGood) app.wakeOutbox();
    return answer;
  } finally {
    provider.close();
  }
}
