import { useFacts } from '#app/facts/use-facts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { ErrorFrame } from './error-frame.tsx';
import { layoutWordsOf } from './layout.content.ts';
import { notFoundWords as words } from './not-found.content.ts';

/** For an address without a page (404). `document-entry.ts` writes the path to the console. */
export function NotFoundPage() {
  const facts = useFacts();
  const layoutWords = layoutWordsOf(facts);
  return (
    <ErrorFrame title={words.title} text={words.text} drawing={<LooseEnd />}>
      <ButtonLink href={words.link.href}>{words.link.label}</ButtonLink>
      <div className="mt-6 w-full">
        <p className="font-bold">{words.nearTitle}</p>
        <ul className="flex flex-wrap gap-x-6">
          {words.suggestions.map((link) => (
            <li key={link.href}>
              <TextLink className="inline-block py-2.5" href={link.href}>
                {link.label}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
      <search className="mt-4 w-full" data-not-found={words.logMessage}>
        <form action={layoutWords.search.href} method="get">
          <label className="label" htmlFor="not-found-search">
            {words.searchLabel}
          </label>
          <div className="field-row max-w-xl">
            <div className="field">
              <input
                id="not-found-search"
                className="input"
                type="search"
                name="q"
                maxLength={200}
              />
            </div>
            <Button type="submit" variant="secondary">
              {words.searchButton}
            </Button>
          </div>
        </form>
      </search>
    </ErrorFrame>
  );
}

/** A line that loops and ends without reaching a hand; the parcel stays behind. */
function LooseEnd() {
  return (
    <>
      <path
        className="thread"
        d="M-400 170H250c70 0 120-20 120-72 0-40-28-62-58-62s-58 22-58 62c0 52 50 72 120 72h90"
      />
      <path className="thread error-run" d="M464 170h4000" />
      <g className="error-far">
        <path className="thread" d="M464 170c60 0 88-18 96-52 6-26-18-40-34-26-14 13-4 34 16 34" />
        <path className="error-ink" d="M592 108h96v62h-96zM592 130h96M632 108v22M648 108v22" />
      </g>
      <circle cx="312" cy="98" r="15" fill="var(--color-signal)" />
    </>
  );
}
