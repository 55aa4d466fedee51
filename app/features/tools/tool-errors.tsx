import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { toolPageWords } from './tools.content.ts';

/** What is wrong with the answers, above the form, each with a link to its field. */
export function ToolErrors({
  errors,
  idOf = (field) => `q-${field}`,
  nameOf,
}: {
  errors: Record<string, string>;
  idOf?: (field: string) => string;
  /** The question, where the message alone would not say which field it is about. */
  nameOf?: (field: string) => string | undefined;
}) {
  return (
    <ErrorSummary
      id="tool-errors"
      title={toolPageWords.errorSummary}
      takesFocus
      errors={Object.entries(errors).map(([field, message]) => {
        const name = nameOf?.(field);
        return { fieldId: idOf(field), message: name ? `${name} ${message}` : message };
      })}
    />
  );
}
