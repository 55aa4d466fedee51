import * as v from 'valibot';
import { emailField, lineField } from '#app/platform/forms/text-fields.ts';
import { isEmailAddress } from '#app/platform/outbox/address.ts';
import { emailIntegration } from '../admin.content.ts';

const { smtp, test } = emailIntegration;
const MAX_ID = 200;
const MAX_SECRET = 500;

/** Secrets are stored exactly as typed, without trimming or cleaning. */
const secretField = v.pipe(
  v.optional(v.string(), ''),
  v.maxLength(MAX_SECRET, `Use at most ${MAX_SECRET} characters.`),
);
const checkbox = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text === 'on'),
);
const optionalAddress = (invalid: string) =>
  v.pipe(
    lineField(254, {}),
    v.check((text) => text === '' || isEmailAddress(text), invalid),
  );

export const emailServiceSchema = v.object({
  serviceId: lineField(MAX_ID, {}),
  contactTemplateId: lineField(MAX_ID, {}),
  bookingTemplateId: lineField(MAX_ID, {}),
  publicKey: lineField(MAX_ID, {}),
  privateKey: secretField,
});

/** The servers of the usual providers. With STARTTLS where the connection isn’t secure at once. */
const servers = {
  google: { host: 'smtp.gmail.com', port: 465, secure: true, startTls: false },
  microsoft: { host: 'smtp.office365.com', port: 587, secure: false, startTls: true },
  fastmail: { host: 'smtp.fastmail.com', port: 465, secure: true, startTls: false },
} as const;

export type SmtpProvider = keyof typeof servers | 'other';

/** The provider whose server this is. */
export function providerOf(host: string): SmtpProvider {
  const names = Object.keys(servers) as (keyof typeof servers)[];
  return names.find((name) => servers[name].host === host) ?? 'other';
}

export const smtpSchema = v.pipe(
  v.object({
    provider: v.fallback(v.picklist(['other', 'google', 'microsoft', 'fastmail']), 'other'),
    enabled: checkbox,
    host: lineField(253, {}),
    port: v.pipe(
      v.optional(v.string(), '465'),
      v.transform((text) => Number(text.trim() || '465')),
      v.check(
        (port) => Number.isInteger(port) && port >= 1 && port <= 65_535,
        smtp.fields.port.invalid,
      ),
    ),
    secure: checkbox,
    startTls: checkbox,
    user: lineField(254, {}),
    appPassword: secretField,
    from: optionalAddress(smtp.fields.from.invalid),
    to: optionalAddress(smtp.fields.to.invalid),
  }),
  v.transform(({ provider, ...typed }) =>
    provider === 'other' ? typed : { ...typed, ...servers[provider] },
  ),
  v.forward(
    v.check(
      ({ host, user, appPassword }) => host !== '' || (user === '' && appPassword === ''),
      smtp.fields.host.missing,
    ),
    ['host'],
  ),
);

export const testMailSchema = v.object({
  to: emailField({ missing: test.fields.to.missing, invalid: test.fields.to.invalid }),
  subject: v.pipe(
    lineField(200, {}),
    v.transform((text) => text || test.defaultSubject),
  ),
  message: v.pipe(
    v.optional(v.string(), ''),
    v.maxLength(5000, 'Use at most 5,000 characters.'),
    v.transform((text) => text.trim() || test.defaultMessage),
  ),
  provider: v.picklist(Object.keys(test.provider.options) as ['email-service', 'smtp']),
});

export type EmailServiceInput = v.InferOutput<typeof emailServiceSchema>;
export type SmtpInput = v.InferOutput<typeof smtpSchema>;
export type TestMailInput = v.InferOutput<typeof testMailSchema>;
