import { interpolate } from '#app/platform/format/interpolate.ts';
import { useSiteUrl } from '#app/platform/seo/site-url.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { articleWords } from './articles.content.ts';

/** Links to share a page. Plain links, because share buttons of other sites track every visitor. */
export function ShareLinks({ title, path }: { title: string; path: string }) {
  const url = useSiteUrl() + path;
  const mail = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;

  async function copy() {
    const address = window.location.origin + path;
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: articleWords.copied, tone: 'good' });
    } catch {
      showToast({ title: interpolate(articleWords.copyByHand, { address }), durationMs: 20_000 });
    }
  }

  return (
    <section className="article-share no-print" aria-labelledby="share" data-hydrate="near">
      <h2 id="share">{articleWords.shareTitle}</h2>
      <ul>
        <li>
          <a className="article-share-link" href={`mailto:?${mail}`}>
            {articleWords.shareByMail}
          </a>
        </li>
        <li>
          <ExternalLink
            className="article-share-link"
            href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`}
          >
            {articleWords.shareOnLinkedIn}
          </ExternalLink>
        </li>
        <li className="article-share-copy">
          <button type="button" className="article-share-link" onClick={copy}>
            {articleWords.copyLink}
          </button>
        </li>
      </ul>
    </section>
  );
}
