import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Card } from '../shell/admin-page.tsx';
import { newsletterWords } from './newsletter-admin.content.ts';

const words = newsletterWords.preview;

/** The name of the iframe, to which the editor posts what hasn't been saved yet. */
export const PREVIEW_FRAME = 'issue-preview';

/** The email as HTML in an iframe without scripts, and as text. */
export function IssuePreview({
  issue: { id, state, text },
}: {
  issue: { id: string; state: string; text: string };
}) {
  const page = `/admin/newsletter/${id}` as const;
  return (
    <Card title={words.title} id="preview">
      {state === 'draft' && <p className="text-muted">{words.saved}</p>}
      {/* The width changes by a style alone: a link would lose what is in the editor. */}
      <fieldset className="admin-row">
        <legend className="sr-only">{words.widths.label}</legend>
        {(['wide', 'narrow'] as const).map((width) => (
          <label key={width} className="choice" htmlFor={`preview-${width}`}>
            <input
              type="radio"
              id={`preview-${width}`}
              name="preview-width"
              defaultChecked={width === 'wide'}
            />
            <span>{words.widths[width]}</span>
          </label>
        ))}
      </fieldset>
      <iframe
        className="admin-preview"
        name={PREVIEW_FRAME}
        title={words.frame}
        src={`${page}/preview`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      {state !== 'draft' && (
        <p>
          <TextLink href={`${page}/preview`} target="_blank">
            {words.open}
          </TextLink>
        </p>
      )}
      <Disclosure summary={words.text}>
        <p className="admin-text">{text}</p>
      </Disclosure>
    </Card>
  );
}
