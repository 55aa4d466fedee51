import * as v from 'valibot';
import { areaField, emailField, lineField } from '#app/platform/forms/text-fields.ts';
import { isEmailAddress } from '#app/platform/outbox/address.ts';
import { emailIntegration } from '../admin.content.ts';

const PORT = 'Enter a number from 1 to 65535.';

const id = lineField(200, {});
/** Stored exactly as typed, without trimming or cleaning. */
const secret = v.optional(v.pipe(v.string(), v.maxLength(500, 'Use at most 500 characters.')), '');
const checkbox = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text === 'on'),
);
const optionalAddress = v.pipe(
  lineField(254, {}),
  v.check(
    (text) => text === '' || isEmailAddress(text),
    'Enter an email address like name@example.com.',
  ),
);

export const emailServiceSchema = v.object({
  serviceId: id,
  contactTemplateId: id,
  bookingTemplateId: id,
  publicKey: id,
  privateKey: secret,
});

/** The servers of the usual providers. */
const servers = {
  google: { host: 'smtp.gmail.com', port: 465, secure: true },
  microsoft: { host: 'smtp.office365.com', port: 587, secure: false, startTls: true },
  fastmail: { host: 'smtp.fastmail.com', port: 465, secure: true },
  other: undefined,
};

/** The provider whose server this is. */
export function providerOf(host: string): string {
  const known = Object.entries(servers).find(([, server]) => server?.host === host);
  return known?.[0] ?? 'other';
}

export const smtpSchema = v.pipe(
  v.object({
    provider: v.fallback(v.picklist(['google', 'microsoft', 'fastmail', 'other']), 'other'),
    enabled: checkbox,
    host: lineField(253, {}),
    port: v.pipe(
      v.optional(v.string(), '465'),
      v.transform(Number),
      v.integer(PORT),
      v.minValue(1, PORT),
      v.maxValue(65_535, PORT),
    ),
    secure: checkbox,
    startTls: checkbox,
    user: lineField(254, {}),
    appPassword: secret,
    from: optionalAddress,
    to: optionalAddress,
  }),
  v.transform(({ provider, ...typed }) => ({ ...typed, ...servers[provider] })),
);

export const testMailSchema = v.object({
  to: emailField({ missing: emailIntegration.toasts.testMissing.description }),
  subject: lineField(200, {}),
  message: areaField(5000, {}),
  provider: v.picklist(['email-service', 'smtp']),
});
