import { shownLinks } from '#app/facts/sections.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { searchWords } from '#app/features/search/search.content.ts';
import type { SearchHit, SearchResult } from '#app/features/search/search-index.ts';
import type { Piece } from '#app/features/search/search-words.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { asSitePath } from '#app/ui/page-link.tsx';
import type { Route } from './+types/search.route.ts';
import { searchSite } from './search.server.ts';
import '#app/features/search/search.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';

const LONGEST_QUERY = 200;

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get('q')?.trim().slice(0, LONGEST_QUERY) ?? '';
  return { query, result: await searchSite(getAppContext(context), query) };
}

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  return pageMeta(facts, siteUrl, searchWords.head, '/search');
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, result } = loaderData;
  return (
    <>
      <PageHeader title={searchWords.title} lead={searchWords.text} />
      <div className="wrap search">
        <search className="max-w-2xl">
          <form action="/search" method="get">
            <label className="label" htmlFor="search-query">
              {searchWords.label}
            </label>
            <div className="field-row">
              <div className="field">
                <input
                  key={query}
                  id="search-query"
                  className="input"
                  type="search"
                  name="q"
                  defaultValue={query}
                  maxLength={LONGEST_QUERY}
                  autoComplete="off"
                />
              </div>
              <Button type="submit">{searchWords.button}</Button>
            </div>
          </form>
        </search>
        <Outcome query={query} result={result} />
        {result.hits.length > 0 && <Hits hits={result.hits} />}
        {result.hits.length === 0 && <Suggestions />}
      </div>
    </>
  );
}

/** The results, in a live region that is on the page before them, so that they are announced. */
function Outcome({ query, result }: { query: string; result: SearchResult }) {
  const count = result.hits.length;
  const searched = result.match === 'near' ? result.words.join(' ') : query;
  return (
    <div role="status" className="search-outcome">
      {query && count === 0 && (
        <>
          <p className="text-xl font-bold">{interpolate(searchWords.none.title, { query })}</p>
          <p className="text-muted">{searchWords.none.text}</p>
        </>
      )}
      {count > 0 && (
        <>
          {result.match === 'near' && <p>{interpolate(searchWords.near, { words: searched })}</p>}
          {result.match === 'some' && <p>{searchWords.some}</p>}
          <p className="font-bold">
            {interpolate(count === 1 ? searchWords.countOne : searchWords.countMany, {
              count,
              query: searched,
            })}
          </p>
        </>
      )}
    </div>
  );
}

function Hits({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <section aria-label={searchWords.resultsLabel}>
      <ol className="ruled">
        {hits.map((hit) => (
          <li key={hit.path} className="search-hit">
            <p className="eyebrow">{searchWords.kinds[hit.kind]}</p>
            <div>
              <h2>
                <TextLink className="row-link" href={asSitePath(hit.path)}>
                  <Marked pieces={hit.title} />
                </TextLink>
              </h2>
              <p className="mt-2 text-muted">
                <Marked pieces={hit.excerpt} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity and never move
    piece.isMatch ? <mark key={at}>{piece.text}</mark> : piece.text,
  );
}

function Suggestions() {
  const facts = useFacts();
  return (
    <div className="search-start">
      <section aria-labelledby="search-suggestions">
        <h2 id="search-suggestions">{searchWords.suggestionsTitle}</h2>
        <ul>
          {searchWords.suggestions.map((word) => (
            <li key={word}>
              <TextLink href={`/search?q=${encodeURIComponent(word)}`}>{word}</TextLink>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="search-begin">
        <h2 id="search-begin">{searchWords.startTitle}</h2>
        <ul>
          {shownLinks(facts, searchWords.start).map((link) => (
            <li key={link.href}>
              <TextLink href={link.href}>{link.label}</TextLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
