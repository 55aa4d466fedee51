import { Body, Container, Head, Hr, Html, Img, Link, Preview, Text } from '@react-email/components';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { Facts } from '#app/facts/facts.ts';
import { logoOnWhite, type UploadedPhoto } from '#app/facts/uploaded-picture.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import type { Email, EmailContext } from './email.ts';
import { ownSentencesOf } from './own-sentences.content.ts';

/** For email apps that follow the reader's dark mode: lighter marks on the app's dark background. */
const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.m{color:#a9b5b1!important}.a{color:#6fcfc4!important}}`;

/*
 * Text has no colour and nothing has a background, so that both are the email app's own and always
 * fit each other, also in an app that changes only one of them for its dark mode. What does have a
 * colour is of middle brightness: readable on white and on black, whichever way it is inverted.
 */
const muted = '#6d7775';
const builtInSignal = '#cf4520';
export const rule = '#8a938f';
const linkColour = '#0a7f77';

/** The accent colour of emails: black and white are both readable on it. */
export function signalColour(facts: Facts): string {
  const { brand } = facts;
  return brand.palette?.email ?? builtInSignal;
}

const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const textStyle: CSSProperties = {
  fontFamily: font,
  fontSize: '16px',
  lineHeight: '25px',
  margin: '0 0 16px',
};
const smallStyle: CSSProperties = {
  ...textStyle,
  fontSize: '13px',
  lineHeight: '20px',
  color: muted,
};

/** Every email: header line, content, and who sends it. 600 px wide, readable without images. */
export function EmailLayout<Props>({
  email,
  props,
  context,
}: {
  email: Email<Props>;
  props: Props;
  context: EmailContext;
}) {
  const { facts, siteUrl } = context;
  const { company } = facts;
  const { preheader, reason, ownSentence } = email;
  const added = ownSentence && ownSentencesOf(facts).sentenceAtTheEnd[ownSentence];
  return (
    <Html lang="en-CA">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{context.subject}</title>
        <style>{darkStyle}</style>
      </Head>
      <Preview>{typeof preheader === 'string' ? preheader : preheader(props, context)}</Preview>
      <Body style={{ margin: 0, padding: '24px 12px', fontFamily: font }}>
        <Container style={{ maxWidth: '600px', margin: '0 auto' }}>
          <Hr
            style={{
              border: 'none',
              borderTop: `4px solid ${signalColour(facts)}`,
              margin: '0 0 20px',
              width: '96px',
            }}
          />
          <EmailHeader siteUrl={siteUrl} />
          {[...email.body(props, context), added].map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an email never move
            <Fragment key={at}>
              {typeof block === 'string' && block ? paragraph(block) : block}
            </Fragment>
          ))}
          {email.audience === 'visitor' && !email.isFromPerson && (
            <Text style={textStyle}>
              Kind regards,
              <br />
              The team at {company.name}
            </Text>
          )}
          <Hr style={{ border: 'none', borderTop: `1px solid ${rule}`, margin: '28px 0 16px' }} />
          {small(typeof reason === 'string' ? reason : reason(props, context))}
          {email.footer?.(props, context)}
          <Text style={smallStyle} className="m">
            {company.legalName},{' '}
            {[
              ...company.address.lines,
              company.address.locality,
              `${company.address.region} ${company.address.postalCode}`,
            ].join(', ')}
            <br />
            {company.phone.display} ·{' '}
            <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink> ·{' '}
            <TextLink href={siteUrl}>{siteUrl.replace(/^https?:\/\//, '')}</TextLink>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** The logo on white, so that it shows on the background of any email app; or the name. */
function EmailHeader({ siteUrl }: { siteUrl: string }) {
  const { brand, company } = useFacts();
  const { logo } = brand;
  if (!logo) return <Text style={{ ...textStyle, fontWeight: 700 }}>{company.name}</Text>;
  const { width, height } = logoSize(logo, { width: 240, height: 48 });
  return (
    <Img
      src={siteUrl + logoOnWhite(logo)}
      alt={company.name}
      // The file has a margin of eight pixels on each side, at this size.
      width={width + 16}
      height={height + 16}
      style={{ ...textStyle, fontWeight: 700 }}
    />
  );
}

/** A paragraph with more than words in it. */
export function paragraph(children: ReactNode) {
  return <Text style={textStyle}>{children}</Text>;
}

/** A short label and its text, one below the other; nothing without a text. */
export function fact(label: string, text: string | undefined) {
  return (
    text && (
      <Text style={textStyle}>
        <span className="m" style={{ color: muted, fontSize: '13px' }}>
          {label}
        </span>
        <br />
        {lines(text)}
      </Text>
    )
  );
}

/**
 * A text with its line breaks, each as an element: Outlook ignores `white-space`, and the text part
 * is made from the elements.
 */
export function lines(text: string) {
  return text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** A link in running text, underlined and in colour. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="a" style={{ color: linkColour, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}

/**
 * The main action of an email: a filled button of 48 px. White and black are both readable on it.
 */
export function action(href: string, label: string) {
  return <ActionLink href={href}>{label}</ActionLink>;
}

function ActionLink({ href, children }: { href: string; children: string }) {
  const colour = signalColour(useFacts());
  return (
    <Text style={{ ...textStyle, margin: '24px 0' }}>
      <Link
        href={href}
        style={{
          display: 'inline-block',
          padding: '12px 24px',
          border: `2px solid ${colour}`,
          borderRadius: '6px',
          backgroundColor: colour,
          color: '#ffffff',
          fontSize: '17px',
          lineHeight: '22px',
          fontWeight: 700,
          textDecoration: 'none',
        }}
      >
        {children}
      </Link>
    </Text>
  );
}

export function small(text: string) {
  return (
    <Text style={smallStyle} className="m">
      {text}
    </Text>
  );
}

/**
 * Digits that are easy to read and retype: large and widely spaced, but one word for a screen
 * reader.
 */
export function code(digits: string) {
  return (
    <Text
      style={{
        ...textStyle,
        fontFamily: "ui-monospace, 'SF Mono', Consolas, monospace",
        fontSize: '32px',
        lineHeight: '40px',
        letterSpacing: '6px',
        fontWeight: 700,
      }}
    >
      {digits}
    </Text>
  );
}

/** An unobtrusive link under the reason. */
export function footerLink(href: string, label: string) {
  return (
    <Text style={smallStyle}>
      <TextLink href={href}>{label}</TextLink>
    </Text>
  );
}

/** The footer links of every email to a subscriber. */
export function subscriberLinks(signupId: string, { secretLink }: EmailContext) {
  return (
    <>
      {footerLink(secretLink('/u/', signupId), 'Unsubscribe')}
      {footerLink(
        secretLink('/newsletter/preferences/', signupId),
        'Change your preferences, or see what you agreed to',
      )}
    </>
  );
}

/** The width of a logo that is shown this high, within a greatest width; both in pixels. */
function logoSize(
  { width, height }: UploadedPhoto,
  box: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(box.height / height, box.width / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
