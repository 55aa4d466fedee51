import { useFacts } from '#app/facts/use-facts.ts';
import { Island } from '#app/platform/islands/island.tsx';
import { useSiteUrl } from '#app/platform/seo/site-url.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { articleWordsOf } from './articles.content.ts';
import copyLink from './copy-link.island.tsx';

/** Links to share a page. Plain links, because share buttons of other sites track every visitor. */
export function ShareLinks({ title, path }: { title: string; path: string }) {
  const url = useSiteUrl() + path;
  const mail = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;

  const words = articleWordsOf(useFacts());
  const { copyLink: label, copied, copyByHand } = words;
  return (
    <section className="article-share no-print" aria-labelledby="share">
      <h2 id="share">{words.shareTitle}</h2>
      <ul>
        <li>
          <a className="article-share-link" href={`mailto:?${mail}`}>
            {words.shareByMail}
          </a>
        </li>
        <li>
          <ExternalLink
            className="article-share-link"
            href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`}
          >
            {words.shareOnLinkedIn}
          </ExternalLink>
        </li>
        <li className="article-share-copy">
          <Island of={copyLink} props={{ path, words: { copyLink: label, copied, copyByHand } }} />
        </li>
      </ul>
    </section>
  );
}
