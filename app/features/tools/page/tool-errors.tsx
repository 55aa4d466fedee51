import { lowerFirst } from '#app/platform/format/first-letter.ts';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { toolPageWords } from '../tools.content.ts';

/** The error summary above the form, with links to the fields. */
export function ToolErrors({
  tool,
  nameOf,
  labelOf,
}: {
  tool: { errors: Record<string, string>; focusErrors: boolean };
  /** The question's name, if the error text alone doesn't say which field it is about. */
  nameOf?: (field: string) => string | undefined;
  /** As nameOf, for a field whose label is no question: "Copied by hand 1: choose two tools." */
  labelOf?: (field: string, message: string) => string | undefined;
}) {
  return (
    <ErrorSummary
      form="tool"
      title={toolPageWords.errorSummary}
      takesFocus={tool.focusErrors}
      errors={Object.fromEntries(
        Object.entries(tool.errors).map(([field, message]) => {
          const name = nameOf?.(field);
          if (name) return [field, `${name} ${message}`];
          const label = labelOf?.(field, message);
          return [field, label ? `${label}: ${lowerFirst(message)}` : message];
        }),
      )}
      idOf={(field) => `q-${field}`}
    />
  );
}
