import { Body, Container, Head, Hr, Html, Link, Preview, Text } from '@react-email/components';
import type { CSSProperties, ReactNode } from 'react';
import { company } from '#app/facts/company.ts';
import type { EmailContext } from './email.ts';

/** Colours of the site. No white backgrounds, so that email apps in dark mode can invert them. */
export const ink = '#14302b';
const muted = '#4a5f5a';
export const signal = '#c8401c';
export const rule = '#d9d2c3';

const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const paragraph: CSSProperties = {
  fontFamily: font,
  fontSize: '16px',
  lineHeight: '25px',
  color: ink,
  margin: '0 0 16px',
};
const small: CSSProperties = { ...paragraph, fontSize: '13px', lineHeight: '20px', color: muted };

/**
 * The layout of every email: header line, content, and who sends it. 600 px wide, readable without
 * images.
 */
export function EmailLayout({
  preview,
  context,
  reason,
  footer,
  children,
}: {
  /** The preview text that an email app shows beside the subject. */
  preview: string;
  context: EmailContext;
  /** Why the reader gets this email. */
  reason: string;
  /** Further links under the reason, such as an unsubscribe link. */
  footer?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Html lang="en-CA">
      <Head>
        <title>{context.subject}</title>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ margin: 0, padding: '24px 12px', fontFamily: font }}>
        <Container style={{ maxWidth: '600px', margin: '0 auto' }}>
          <Hr
            style={{
              border: 'none',
              borderTop: `4px solid ${signal}`,
              margin: '0 0 20px',
              width: '96px',
            }}
          />
          <Text style={{ ...paragraph, fontWeight: 700 }}>{company.name}</Text>
          {children}
          <Hr style={{ border: 'none', borderTop: `1px solid ${rule}`, margin: '28px 0 16px' }} />
          <Text style={small}>{reason}</Text>
          {footer}
          <Text style={small}>
            {company.legalName},{' '}
            {[
              ...company.address.lines,
              company.address.locality,
              `${company.address.region} ${company.address.postalCode}`,
            ].join(', ')}
            <br />
            {company.phone.display} ·{' '}
            <Link href={`mailto:${company.email}`} style={{ color: muted }}>
              {company.email}
            </Link>{' '}
            ·{' '}
            <Link href={context.siteUrl} style={{ color: muted }}>
              {context.siteUrl.replace(/^https?:\/\//, '')}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={paragraph}>{children}</Text>;
}

/** A short label and its text, one below the other; line breaks of the text are kept. */
export function Fact({ label, children }: { label: string; children: string }) {
  return (
    <Text style={{ ...paragraph, whiteSpace: 'pre-wrap' }}>
      <span style={{ color: muted, fontSize: '13px' }}>{label}</span>
      <br />
      {children}
    </Text>
  );
}

/** The main action of an email. */
export function ActionLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Text style={paragraph}>
      <Link
        href={href}
        style={{
          display: 'inline-block',
          padding: '12px 20px',
          border: `2px solid ${signal}`,
          borderRadius: '4px',
          color: signal,
          fontWeight: 700,
          textDecoration: 'none',
        }}
      >
        {children}
      </Link>
    </Text>
  );
}

export function SmallText({ children }: { children: ReactNode }) {
  return <Text style={small}>{children}</Text>;
}

/**
 * Digits that are easy to read and retype: large and widely spaced, but one word for a screen
 * reader.
 */
export function Code({ children }: { children: string }) {
  return (
    <Text
      style={{
        ...paragraph,
        fontFamily: "ui-monospace, 'SF Mono', Consolas, monospace",
        fontSize: '32px',
        lineHeight: '40px',
        letterSpacing: '6px',
        fontWeight: 700,
      }}
    >
      {children}
    </Text>
  );
}

/** An unobtrusive link under the reason. */
export function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Text style={small}>
      <Link href={href} style={{ color: muted, textDecoration: 'underline' }}>
        {children}
      </Link>
    </Text>
  );
}

/** The footer links of every email to a subscriber. */
export function SubscriberLinks({
  context,
  signupId,
}: {
  context: EmailContext;
  signupId: string;
}) {
  return (
    <>
      <FooterLink href={context.secretLink('/u/', signupId)}>Unsubscribe</FooterLink>
      <FooterLink href={context.secretLink('/newsletter/preferences/', signupId)}>
        Change your preferences, or see what you agreed to
      </FooterLink>
    </>
  );
}
