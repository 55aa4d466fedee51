import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { Card } from '../shell/admin-page.tsx';
import { newsletterWords } from './newsletter-admin.content.ts';

const words = newsletterWords.preview;

/** The last saved version of the email: as HTML in an iframe without scripts, and as text. */
export function IssuePreview({
  issue: { id, state, isNarrow, text },
}: {
  issue: { id: string; state: string; isNarrow: boolean; text: string };
}) {
  const page = `/admin/newsletter/${id}` as const;
  return (
    <Card title={words.title} id="preview">
      {state === 'draft' && <p className="text-muted">{words.saved}</p>}
      <FilterLinks
        label={words.widths.label}
        current={isNarrow ? 'narrow' : 'wide'}
        options={[
          { value: 'wide', label: words.widths.wide, href: page },
          { value: 'narrow', label: words.widths.narrow, href: `${page}?width=narrow` },
        ]}
      />
      <iframe
        className={isNarrow ? 'admin-preview admin-preview-narrow' : 'admin-preview'}
        title={words.frame}
        src={`${page}/preview`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      <p>
        <TextLink href={`${page}/preview`} target="_blank">
          {words.open}
        </TextLink>
      </p>
      <Disclosure summary={words.text}>
        <p className="admin-text">{text}</p>
      </Disclosure>
    </Card>
  );
}
