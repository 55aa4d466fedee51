import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { toolPageWords } from '../tools.content.ts';

/** The error summary above the form, with links to the fields. */
export function ToolErrors({
  tool,
  idOf = (field) => `q-${field}`,
  nameOf,
}: {
  tool: { errors: Record<string, string>; focusErrors: boolean };
  idOf?: (field: string) => string;
  /** The question's name, if the error text alone doesn't say which field it is about. */
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
