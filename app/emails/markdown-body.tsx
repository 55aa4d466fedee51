import { Heading, Hr, Img, Text } from '@react-email/components';
import type { CSSProperties, ReactNode } from 'react';
import { photoFile, photoWidths, type UploadedPhoto } from '#app/facts/uploaded-picture.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { readMarkdown } from '#app/platform/markdown/markdown.server.ts';
import { type MarkdownElements, MarkdownView } from '#app/platform/markdown/markdown-view.tsx';
import { rule, signalColour, TextLink, textStyle } from './layout.tsx';

const mono = "ui-monospace, 'SF Mono', Consolas, monospace";
const heading: CSSProperties = { ...textStyle, fontWeight: 700 };
const h2: CSSProperties = {
  ...heading,
  fontSize: '22px',
  lineHeight: '29px',
  margin: '28px 0 12px',
};
const h3: CSSProperties = {
  ...heading,
  fontSize: '18px',
  lineHeight: '25px',
  margin: '24px 0 8px',
};
const pre: CSSProperties = { ...textStyle, fontFamily: mono, whiteSpace: 'pre-wrap' };
const list: CSSProperties = { ...textStyle, paddingLeft: '24px' };
const quote: CSSProperties = { margin: '0 0 16px', paddingLeft: '16px' };
const hr: CSSProperties = { border: 'none', borderTop: `1px solid ${rule}`, margin: '24px 0' };

const picture: CSSProperties = { maxWidth: '100%', height: 'auto' };

type Part = { children?: ReactNode };

/** Markdown rendered for an email. Paths of the site become absolute URLs. */
export function MarkdownBody({ text, siteUrl }: { text: string; siteUrl: string }) {
  const facts = useFacts();
  const elements: MarkdownElements = {
    h2: ({ children }: Part) => (
      <Heading as="h2" style={h2}>
        {children}
      </Heading>
    ),
    h3: ({ children }: Part) => (
      <Heading as="h3" style={h3}>
        {children}
      </Heading>
    ),
    p: ({ children }: Part) => <Text style={textStyle}>{children}</Text>,
    ul: ({ children }: Part) => <ul style={list}>{children}</ul>,
    ol: ({ start, children }: Part & { start?: number }) => (
      <ol start={start} style={list}>
        {children}
      </ol>
    ),
    blockquote: ({ children }: Part) => (
      <blockquote style={{ ...quote, borderLeft: `4px solid ${signalColour(facts)}` }}>
        {children}
      </blockquote>
    ),
    pre: ({ children }: Part) => <pre style={pre}>{children}</pre>,
    hr: () => <Hr style={hr} />,
    picture: ({ photo, alt }: { photo: UploadedPhoto; alt: string }) => {
      const [, middle = photo.width] = photoWidths(photo.width);
      const src = `${siteUrl}${photoFile(photo.id, middle, 'jpg')}`;
      return <Img src={src} alt={alt} width={middle} style={picture} />;
    },
    a: ({ href = '', children }: Part & { href?: string }) => (
      <TextLink href={href.startsWith('/') ? siteUrl + href : href}>{children}</TextLink>
    ),
  };
  return <MarkdownView blocks={readMarkdown(text).blocks} elements={elements} />;
}
