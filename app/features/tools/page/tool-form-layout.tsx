import type { ReactNode } from 'react';
import { lowerFirst } from '#app/platform/format/first-letter.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { EXAMPLE_INTENT, exampleBusinesses } from '../model/tool-definition.ts';
import { toolPageWords } from '../tools.content.ts';
import type { Tool } from './use-tool.ts';

/** The form of a tool: posts to its own page without scripts, computes in the browser with them. */
export function ToolForm<Input>({ tool, children }: { tool: Tool<Input>; children: ReactNode }) {
  return (
    <>
      <ExampleBusinesses />
      <p className="tool-note" role="status">
        {tool.note}
      </p>
      <form
        key={tool.version}
        ref={tool.formRef}
        id="answers"
        className="tool-form for-pencil"
        method="post"
        action="#result"
        noValidate={tool.isHydrated}
        {...tool.formProps}
      >
        {children}
      </form>
    </>
  );
}

const words = toolPageWords.examples;

/** Asks the page for itself with the typical answers of a business. */
export function ExampleBusinesses() {
  return (
    <form className="example-businesses" method="post" action="#result">
      <input type="hidden" name="intent" value={EXAMPLE_INTENT} />
      <fieldset>
        <legend>{words.title}</legend>
        {exampleBusinesses.map((business) => (
          <Button
            key={business}
            type="submit"
            variant="secondary"
            small
            name="example"
            value={business}
          >
            {words.businesses[business].label}
          </Button>
        ))}
      </fieldset>
    </form>
  );
}

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
  labelOf?: ((field: string, message: string) => string | undefined) | undefined;
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
