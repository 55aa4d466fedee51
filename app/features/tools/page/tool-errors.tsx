import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { toolPageWords } from '../tools.content.ts';

/** What is wrong with the answers, above the form, each with a link to its field. */
export function ToolErrors({
  tool,
  idOf = (field) => `q-${field}`,
  nameOf,
}: {
  tool: { errors: Record<string, string>; focusErrors: boolean };
  idOf?: (field: string) => string;
  /** The question, where the message alone would not say which field it is about. */
  nameOf?: (field: string) => string | undefined;
}) {
  return (
    <ErrorSummary
      id="tool-errors"
      title={toolPageWords.errorSummary}
      takesFocus={tool.focusErrors}
      errors={Object.entries(tool.errors).map(([field, message]) => {
        const name = nameOf?.(field);
        return { fieldId: idOf(field), message: name ? `${name} ${message}` : message };
      })}
    />
  );
}
