import { type FormEvent, useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import type { PagePath } from '#app/content-types.ts';
import { Button } from '#app/ui/button.tsx';
import { addressOf } from './filters.ts';
import { templates } from './resources.content.ts';

const FIELD_ID = 'template-search';

interface TemplateSearchProps {
  path: PagePath;
  /** The search text of the URL. */
  text: string;
  tab: string;
}

/** A GET form. With scripts, the list updates while the visitor types. */
export function TemplateSearch({ path, text, tab }: TemplateSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const isFirst = useRef(true);

  // Text that was typed before hydration goes into the URL once. After that the field follows the
  // URL, which Back and Clear Search change.
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (isFirst.current) {
      isFirst.current = false;
      if (input.value.trim() !== text) search(input.value);
    } else if (input.value.trim() !== text) {
      input.value = text;
    }
  });

  function search(value: string) {
    const address = addressOf(path, { q: value.trim(), category: tab });
    navigate(address, { replace: true, preventScrollReset: true });
  }

  return (
    <Form
      action={path}
      method="get"
      role="search"
      className="resource-list-search no-print"
      preventScrollReset
      onInput={(event: FormEvent<HTMLFormElement>) => {
        if (event.target instanceof HTMLInputElement) search(event.target.value);
      }}
    >
      <label className="label" htmlFor={FIELD_ID}>
        {templates.searchLabel}
      </label>
      <div className="field-row">
        <div className="field">
          <input
            ref={field}
            id={FIELD_ID}
            type="search"
            name="q"
            className="input"
            defaultValue={text}
            placeholder={templates.searchPlaceholder}
            maxLength={100}
            autoComplete="off"
          />
        </div>
        {tab !== 'all' && <input type="hidden" name="category" value={tab} />}
        <Button type="submit" variant="secondary">
          {templates.submit}
        </Button>
      </div>
    </Form>
  );
}

/** Clears the search, but keeps the tab. The button vanishes, so the field takes the focus. */
export function ClearSearch({ path, tab }: { path: PagePath; tab: string }) {
  return (
    <Form
      action={path}
      method="get"
      preventScrollReset
      onSubmit={() => document.getElementById(FIELD_ID)?.focus()}
    >
      {tab !== 'all' && <input type="hidden" name="category" value={tab} />}
      <Button type="submit">{templates.empty.clear}</Button>
    </Form>
  );
}
