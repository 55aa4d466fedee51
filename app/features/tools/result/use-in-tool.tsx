import { useNavigate } from 'react-router';
import type { ToolSlug } from '#app/facts/tools.ts';
import { readKeptAnswers, saveKeptAnswers } from '#app/platform/browser/kept-answers.ts';
import { Button } from '#app/ui/button.tsx';
import { PREFILL_INTENT } from '../model/tool-start.ts';

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
  fields: Readonly<Record<string, string>>;
  words: { readonly label: string; readonly note: string };
}) {
  const navigate = useNavigate();
  const page = `/resources/tools/${tool}`;
  return (
    <form
      className="result-use"
      method="post"
      action={`${page}#result`}
      onSubmit={(event) => {
        const kept = { ...readKeptAnswers(tool)?.fields, ...fields };
        if (!saveKeptAnswers(tool, { fields: kept, isShown: true })) return;
        event.preventDefault();
        void navigate(page);
      }}
    >
      <input type="hidden" name="intent" value={PREFILL_INTENT} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary">
        {label}
      </Button>
      <p className="form-note">{note}</p>
    </form>
  );
}
