import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { ResourceType } from '#app/facts/resources.ts';
import { callApi } from '#app/platform/browser/api-client.ts';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { SkeletonCard } from '#app/ui/skeleton.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { FileList, type FileListWords, ResultCount } from './file-list.tsx';
import { filterResources } from './filters.ts';
import { type Resource, resourceListSchema } from './resources.schema.ts';

type LibraryFilesProps = {
  words: FileListWords & {
    skeletonCards: number;
    loading: string;
    countOne: string;
    countMany: string;
    empty: { title: string; text: string };
    loadError: { title: string; description: string };
  };
  type: 'all' | ResourceType;
  /** Shown on paper, without scripts, and if the server's list can't be had. */
  builtIn: readonly Resource[];
};

/** The library's files: six skeletons while loading. */
function LibraryFiles({ words, type, builtIn }: LibraryFilesProps) {
  const [loaded, setLoaded] = useState<readonly Resource[]>();
  useEffect(() => {
    let isGone = false;
    void fetchResources().then((resources) => {
      if (isGone) return;
      setLoaded(resources ?? builtIn);
      if (!resources) showToast({ ...words.loadError, tone: 'destructive' });
    });
    return () => {
      isGone = true;
    };
  }, [builtIn, words]);

  const isLoading = loaded === undefined;
  const files = filterResources(loaded ?? [], type);
  const likely = filterResources(builtIn, type);
  // One file is seen at a glance; while it is loading, too, so that it doesn't move.
  const isLone = (isLoading ? likely : files).length === 1;
  return (
    <div className={isLone ? 'resource-lone' : undefined} aria-busy={isLoading}>
      <div className={isLoading ? 'resource-needs-script' : undefined}>
        <ResultCount
          count={files.length}
          one={words.countOne}
          many={words.countMany}
          pending={isLoading ? words.loading : undefined}
          empty={words.empty}
          unseen={isLone}
        />
        {isLoading ? (
          // For one kind as many as it probably has, to avoid layout shift.
          <Skeletons count={type === 'all' ? words.skeletonCards : likely.length} />
        ) : (
          <FileList files={files} words={words} />
        )}
      </div>
      {isLoading && (
        <div className="resource-until-loaded">
          <FileList files={likely} words={words} />
        </div>
      )}
    </div>
  );
}

function Skeletons({ count }: { count: number }) {
  return (
    <div className="resource-files">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders have no identity and never move
        <SkeletonCard key={at} />
      ))}
    </div>
  );
}

/** The server's list, or undefined if the request fails or the response is invalid. */
async function fetchResources(): Promise<readonly Resource[] | undefined> {
  const answer = await callApi('/api/resources');
  if (answer.kind !== 'success') return undefined;
  const list = v.safeParse(resourceListSchema, answer.data);
  return list.success ? list.output : undefined;
}

export default defineIsland('library-files', LibraryFiles);
