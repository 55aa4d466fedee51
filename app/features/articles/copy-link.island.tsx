import { interpolate } from '#app/platform/format/interpolate.ts';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { showToast } from '#app/ui/toast.tsx';

type CopyLinkProps = {
  path: string;
  words: { copyLink: string; copied: string; copyByHand: string };
};

/** Copies the address of the page; where that isn't allowed, a toast shows it. */
function CopyLink({ path, words }: CopyLinkProps) {
  async function copy() {
    const address = window.location.origin + path;
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: words.copied, tone: 'good' });
    } catch {
      showToast({ title: interpolate(words.copyByHand, { address }), durationMs: 20_000 });
    }
  }
  return (
    <button type="button" className="article-share-link" onClick={copy}>
      {words.copyLink}
    </button>
  );
}

export default defineIsland('copy-link', CopyLink);
