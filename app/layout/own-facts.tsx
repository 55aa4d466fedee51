import { factsForBrowser, OWN_FACTS_ID } from '#app/facts/own-facts.ts';

/**
 * The facts that the owner has published, as data for the scripts of the page. Nothing as long as
 * the built-in facts apply, because the scripts contain those.
 */
export function OwnFactsData() {
  const facts = factsForBrowser();
  if (Object.keys(facts).length === 0) return null;
  // A data block ends at the first </script>, wherever it stands.
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c');
  return (
    <script id={OWN_FACTS_ID} type="application/json">
      {json}
    </script>
  );
}
