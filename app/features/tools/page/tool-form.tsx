import type { FormEvent, ReactNode } from 'react';
import { lowerFirst } from '#app/platform/format/first-letter.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { EXAMPLE_INTENT, exampleBusinesses } from '../model/tool-definition.ts';
import type { Tool } from './use-tool.ts';

type FormHandler = (event: FormEvent<HTMLFormElement>) => void;

/** The form of a tool: posts to its own page without scripts, computes in the browser with them. */
export function ToolForm<Input>({
  tool,
  className = '',
  onInput = tool.onInput,
  onSubmit = tool.onSubmit,
  nameOf,
  children,
}: {
  tool: Tool<Input>;
  className?: string;
  onInput?: FormHandler;
  onSubmit?: FormHandler;
  /** What an error is about, where its text alone doesn't say it: "Question 15", "Hourly wage". */
  nameOf: (field: string) => string | undefined;
  children: ReactNode;
}) {
  return (
    <form
      ref={tool.formRef}
      id="answers"
      className={`tool-form for-pencil ${className}`}
      method="post"
      action="#result"
      noValidate={tool.isHydrated}
      onInput={onInput}
      onBlur={tool.onBlur}
      onSubmit={onSubmit}
    >
      <ErrorSummary
        form="tool"
        title="Please check these answers"
        takesFocus={tool.focusErrors}
        errors={Object.fromEntries(
          Object.entries(tool.errors).map(([field, message]) => {
            const name = nameOf(field);
            return [field, name ? `${name}: ${lowerFirst(message)}` : message];
          }),
        )}
        idOf={(field) => `q-${field}`}
      />
      {children}
    </form>
  );
}

/** Asks the page for itself with the typical answers of a business. */
export function ExampleBusinesses() {
  return (
    <form className="example-businesses" method="post" action="#result">
      <input type="hidden" name="intent" value={EXAMPLE_INTENT} />
      <fieldset>
        <legend>Start from an example</legend>
        {Object.entries(exampleBusinesses).map(([business, label]) => (
          <Button
            key={business}
            type="submit"
            variant="secondary"
            small
            name="example"
            value={business}
          >
            {label}
          </Button>
        ))}
      </fieldset>
    </form>
  );
}
