import { useEffect, useRef } from 'react';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { Button } from '#app/ui/button.tsx';

export const TEMPLATE_SEARCH_ID = 'template-search';

/** Long enough that not every letter asks the server. */
const PAUSE_MS = 150;

type TemplateSearchProps = {
  words: { label: string; placeholder: string; submit: string };
  path: string;
  /** The search text of the address. */
  text: string;
  /** The category of the address; `all` if there is none. */
  tab: string;
};

/**
 * A GET form. With scripts the page follows the typing: what is marked with `data-results` is
 * replaced by that of the page that the form would lead to.
 */
function TemplateSearch({ words, path, text, tab }: TemplateSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<AbortController>(undefined);

  useEffect(() => {
    // What was typed before the form was taken over.
    if (field.current && field.current.value.trim() !== text) follow();
    return () => clearTimeout(timer.current);
  });

  function follow(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void showResults(), PAUSE_MS);
  }

  async function showResults(): Promise<void> {
    const query = new URLSearchParams();
    const typed = field.current?.value.trim() ?? '';
    if (typed) query.set('q', typed);
    if (tab !== 'all') query.set('category', tab);
    const address = query.size > 0 ? `${path}?${query}` : path;
    request.current?.abort();
    request.current = new AbortController();
    try {
      const response = await fetch(address, { signal: request.current.signal });
      // The policy of this page doesn't know the styles of the other; the results need none of them.
      const html = (await response.text()).replace(/<style>.*?<\/style>/gs, '');
      const found = new DOMParser().parseFromString(html, 'text/html');
      const parts = [...found.querySelectorAll('[data-results]')];
      for (const [at, part] of [...document.querySelectorAll('[data-results]')].entries()) {
        part.replaceChildren(...(parts[at]?.childNodes ?? []));
      }
      history.replaceState(history.state, '', address);
    } catch {
      // The next letter asks again, and the button sends the form.
    }
  }

  return (
    <form action={path} method="get" className="resource-list-search no-print" onInput={follow}>
      <label className="label" htmlFor={TEMPLATE_SEARCH_ID}>
        {words.label}
      </label>
      <div className="field-row">
        <div className="field">
          <input
            ref={field}
            id={TEMPLATE_SEARCH_ID}
            type="search"
            name="q"
            className="input"
            defaultValue={text}
            placeholder={words.placeholder}
            maxLength={100}
            autoComplete="off"
          />
        </div>
        {tab !== 'all' && <input type="hidden" name="category" value={tab} />}
        <Button type="submit" variant="secondary">
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

export default defineIsland('template-search', TemplateSearch);
