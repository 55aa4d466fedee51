import { useState } from 'react';
import type { ToolSlug } from '#app/facts/tools.ts';
import { saveCarriedNote } from '#app/platform/browser/carried-note.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { encodeShareLink } from '../model/share-link.ts';
import type { ResultEmailPost, ToolSite } from '../model/tool-definition.ts';
import { figureText, type ToolSummary } from '../model/tool-summary.ts';
import { localToday } from '../page/use-tool.ts';
import { ResultEmailForm } from '../result-email/result-email.form.tsx';
import { toolPageWords, toolWords } from '../tools.content.ts';

const words = toolPageWords.take;

/** Print, link, email, call: what a visitor can do with a result. */
export function TakeItWithYou({
  slug,
  site,
  input,
  fields,
  summary,
  mail,
  isHydrated,
  onClear,
}: {
  slug: ToolSlug;
  site: ToolSite;
  input: unknown;
  /** The form's fields, for posting the email form without scripts; empty for a file check. */
  fields: Record<string, string>;
  summary: ToolSummary;
  mail: ResultEmailPost | null;
  isHydrated: boolean;
  onClear: () => void;
}) {
  return (
    <section className="take no-print" aria-labelledby="take-title">
      <div className="wrap take-grid">
        <div>
          <h2 id="take-title">{words.title}</h2>
          {isHydrated && (
            <div className="take-buttons">
              <Button variant="secondary" onClick={() => window.print()}>
                {words.print}
              </Button>
              <ShareLink input={input} />
            </div>
          )}
          <div className="take-call">
            {/* biome-ignore lint/a11y/useValidAnchor: it is followed; the note travels beside it */}
            <a
              className={buttonClass('primary')}
              href="/contact#booking"
              onClick={() =>
                saveCarriedNote({
                  title: `${site.title}: ${summary.title}`,
                  text: briefText(summary),
                })
              }
            >
              {words.call}
            </a>
            <p className="form-note">{isHydrated ? words.callNote : words.callNoteWithoutScript}</p>
          </div>
          {isHydrated && (
            <p className="form-note mt-6">
              {toolPageWords.kept}{' '}
              <button type="button" className="take-clear" onClick={onClear}>
                {toolPageWords.clear}
              </button>
            </p>
          )}
        </div>
        <ResultEmailForm
          slug={slug}
          site={site}
          input={input}
          fields={fields}
          mail={mail}
          isHydrated={isHydrated}
        />
      </div>
    </section>
  );
}

/** Copies the link, or shows it in a field if the browser doesn't allow copying. */
function ShareLink({ input }: { input: unknown }) {
  const [said, setSaid] = useState<{ of: unknown; text: string; link: string }>();
  const current = said?.of === input ? said : undefined;

  async function copy() {
    const fragment = encodeShareLink(input, localToday());
    if (fragment === undefined) return setSaid({ of: input, text: words.linkTooLong, link: '' });
    const link = `${window.location.origin}${window.location.pathname}${fragment}`;
    try {
      await navigator.clipboard.writeText(link);
      setSaid({ of: input, text: words.linkCopied, link });
    } catch {
      setSaid({ of: input, text: words.linkShown, link });
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={copy}>
        {words.copy}
      </Button>
      <div role="status" className="take-status">
        {current && <p className="form-note">{current.text}</p>}
      </div>
      {current && current.link !== '' && (
        <Field
          id="share-link"
          name="share-link"
          label={words.linkLabel}
          className="take-link"
          readOnly
          key={current.link}
          defaultValue={current.link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}

/** A result as plain text for the booking of a call, most important first. */
export function briefText(summary: ToolSummary): string {
  const lines = [
    summary.warning,
    summary.verdict,
    figureText(summary.figure),
    ...summary.bars.map((bar) => `${bar.label}: ${bar.text}`),
    ...summary.lines.map((line) => `${line.label}: ${line.value}`),
    ...summary.reasons,
    ...(summary.findOutFirst.length > 0 ? [`${toolWords.findOutFirst}:`] : []),
    ...summary.findOutFirst.map((open) => `- ${open.question}`),
  ];
  return lines.filter((line) => line !== null && line !== '').join('\n');
}
