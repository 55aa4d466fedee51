import { useNavigate } from 'react-router';
import type { ToolSlug } from '#app/facts/tools.ts';
import { readKeptAnswers, saveKeptAnswers } from '#app/platform/browser/kept-answers.ts';
import { Button } from '#app/ui/button.tsx';
import { PREFILL_INTENT } from '../model/tool-start.ts';

type Fields = Readonly<Record<string, string>>;

/**
 * Transfers figures of a result to another tool. With scripts they are added to the answers that
 * this browser keeps for that tool. Without scripts the form is posted there and opens with them.
 */
export function UseInTool({
  tool,
  fields,
  words: { label, note },
}: {
  tool: ToolSlug;
  /** The fields to fill in there; a function of the answers kept there where they need a free row. */
  fields: Fields | ((kept: Fields) => Fields);
  words: { readonly label: string; readonly note: string };
}) {
  const navigate = useNavigate();
  const page = `/resources/tools/${tool}`;
  const fieldsFor = typeof fields === 'function' ? fields : () => fields;
  return (
    <form
      className="result-use"
      method="post"
      action={`${page}#result`}
      onSubmit={(event) => {
        const kept = readKeptAnswers(tool);
        const merged = { ...kept?.fields, ...fieldsFor(kept?.fields ?? {}) };
        const isShown = kept?.isShown ?? false;
        if (!saveKeptAnswers(tool, { fields: merged, isShown })) return;
        event.preventDefault();
        void navigate(page);
      }}
    >
      <input type="hidden" name="intent" value={PREFILL_INTENT} />
      {Object.entries(fieldsFor({})).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary">
        {label}
      </Button>
      <p className="form-note">{note}</p>
    </form>
  );
}
