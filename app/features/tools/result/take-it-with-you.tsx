import { useState } from 'react';
import { saveCarriedNote } from '#app/platform/browser/carried-note.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { encodeShareLink } from '../model/share-link.ts';
import type { ResultEmailPost, ToolSite } from '../model/tool-definition.ts';
import { figureLines, figureText, type ToolSummary } from '../model/tool-summary.ts';
import type { Tool } from '../page/use-tool.ts';
import { ResultEmailForm } from '../result-email/result-email.form.tsx';
import { toolWords } from '../tools.content.ts';

/** Print, link, email, call: what a visitor can do with a result. */
export function TakeItWithYou<Input>({
  tool: { definition, isHydrated, clear },
  input,
  summary,
  site,
  mail,
}: {
  tool: Tool<Input>;
  input: Input;
  summary: ToolSummary;
  site: ToolSite;
  mail: ResultEmailPost | null;
}) {
  // The form's fields, for posting the email form without scripts. A file check has none.
  const fields = definition.write(input);
  const note = { title: `${site.title}: ${summary.title}`, text: briefText(summary) };
  return (
    <section className="take no-print" aria-labelledby="take-title">
      <div className="wrap take-grid">
        <div>
          <h2 id="take-title">Take it with you</h2>
          {isHydrated && (
            <div className="take-buttons">
              <Button variant="secondary" onClick={() => window.print()}>
                Print or save as PDF
              </Button>
              <ShareLink input={input} />
            </div>
          )}
          <div className="take-call">
            {/* biome-ignore lint/a11y/useValidAnchor: it is followed; the note travels beside it */}
            <a
              className={buttonClass('primary')}
              href="/contact#booking"
              onClick={() => saveCarriedNote(note)}
            >
              Bring it to a call
            </a>
            <p className="form-note">A free 30-minute call about this result.</p>
          </div>
          {isHydrated && (
            <p className="form-note mt-6">
              Your answers stay in this browser until you clear them.{' '}
              <button type="button" className="take-clear" onClick={clear}>
                Clear my answers
              </button>
            </p>
          )}
        </div>
        {(isHydrated || Object.keys(fields).length > 0) && (
          <ResultEmailForm
            slug={definition.slug}
            site={site}
            input={input}
            fields={fields}
            mail={mail}
          />
        )}
      </div>
    </section>
  );
}

/** Copies the link, or shows it in a field if the browser doesn't allow copying. */
function ShareLink({ input }: { input: unknown }) {
  const [said, setSaid] = useState<{ of: unknown; text: string; link?: string }>();
  const current = said?.of === input ? said : undefined;

  async function copy() {
    const fragment = encodeShareLink(input);
    if (fragment === undefined)
      return setSaid({
        of: input,
        text: 'There are too many answers for a link. Print the result instead.',
      });
    const link = `${window.location.origin}${window.location.pathname}${fragment}`;
    const copied = navigator.clipboard?.writeText(link) ?? Promise.reject();
    const text = await copied.then(
      () => 'The link is copied. Your answers are in the link itself; our server never sees them.',
      () => 'Copy this link. Your answers are in the link itself; our server never sees them.',
    );
    setSaid({ of: input, text, link });
  }

  return (
    <>
      <Button variant="secondary" onClick={copy}>
        Copy a link to this result
      </Button>
      <div role="status" className="take-status">
        {current && <p className="form-note">{current.text}</p>}
      </div>
      {current?.link && (
        <Field
          id="share-link"
          name="share-link"
          label="Link to this result"
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
  const open = summary.findOutFirst.map(({ question }) => `- ${question}`);
  const lines = [
    summary.warning,
    summary.verdict,
    figureText(summary.figure),
    ...figureLines(summary).map(({ label, value }) => `${label}: ${value}`),
    ...summary.reasons,
    ...(open.length > 0 ? [`${toolWords.findOutFirst}:`] : []),
    ...open,
  ];
  return lines.filter(Boolean).join('\n');
}
