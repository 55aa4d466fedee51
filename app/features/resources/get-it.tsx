import type { TextLink as Link, LinkTarget } from '#app/content-types.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { readyWords as words } from './resources.content.ts';

/** Where a template or a download that is ready can be had. */
export function GetIt({ href, back }: { href: string; back: Link }) {
  return (
    <Section id="get" title={words.title} lead={words.text} layout="side" tone="surface">
      <ButtonLink href={href as LinkTarget}>{words.action}</ButtonLink>
      <p className="mt-6">
        <TextLink href={back.href}>{back.label}</TextLink>
      </p>
    </Section>
  );
}

/** The status of a template or a download. */
export function StatusBadge({ isReady, status }: { isReady: boolean; status: string }) {
  return <Badge tone={isReady ? 'good' : 'warn'}>{isReady ? words.status : status}</Badge>;
}
