import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { toolPageWords } from '../tools.content.ts';

/** The error summary above the form, with links to the fields. */
export function ToolErrors({
  tool,
  nameOf,
}: {
  tool: { errors: Record<string, string>; focusErrors: boolean };
  /** The question's name, if the error text alone doesn't say which field it is about. */
  nameOf?: (field: string) => string | undefined;
}) {
  return (
    <ErrorSummary
      form="tool"
      title={toolPageWords.errorSummary}
      takesFocus={tool.focusErrors}
      errors={Object.fromEntries(
        Object.entries(tool.errors).map(([field, message]) => {
          const name = nameOf?.(field);
          return [field, name ? `${name} ${message}` : message];
        }),
      )}
      idOf={(field) => `q-${field}`}
    />
  );
}
