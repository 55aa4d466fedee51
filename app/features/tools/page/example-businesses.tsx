import type { FormEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { exampleBusinesses } from '../model/example-business.ts';
import { EXAMPLE_INTENT } from '../model/tool-start.ts';
import { toolPageWords } from '../tools.content.ts';
import type { Tool } from './use-tool.ts';

const words = toolPageWords.examples;

/** Fills the form with typical answers of a business, without scripts with a post to the page. */
export function ExampleBusinesses<Input>({ tool }: { tool: Tool<Input> }) {
  function fill(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : '';
    const business = exampleBusinesses.find((one) => one === pressed);
    if (business) tool.showExample(business);
  }
  return (
    <form className="example-businesses" method="post" action="#result" onSubmit={fill}>
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
