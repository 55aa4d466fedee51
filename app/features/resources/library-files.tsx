import { libraryResources, type ResourceType } from '#app/facts/resources.ts';
import { SkeletonCard } from '#app/ui/skeleton.tsx';
import { FileList } from './file-list.tsx';
import { filterResources } from './filters.ts';
import { useResources } from './load-resources.ts';
import { library } from './resources.content.ts';
import { ResultCount } from './result-count.tsx';

interface LibraryFilesProps {
  type: 'all' | ResourceType;
}

/**
 * The library's files: six skeletons while loading; on paper and without scripts the built-in six.
 */
export function LibraryFiles({ type }: LibraryFilesProps) {
  const state = useResources();
  const isLoading = state.kind === 'loading';
  const files = isLoading ? [] : filterResources(state.resources, type);
  const likely = filterResources(libraryResources, type).length;
  // One file is seen at a glance; while it is loading, too, so that it doesn't move.
  const isLone = (isLoading ? likely : files.length) === 1;
  return (
    <div className={isLone ? 'resource-lone' : undefined} aria-busy={isLoading} data-hydrate="load">
      <div className={isLoading ? 'resource-needs-script' : undefined}>
        <ResultCount
          count={files.length}
          one={library.countOne}
          many={library.countMany}
          pending={isLoading ? library.loading : undefined}
          empty={library.empty}
          unseen={isLone}
        />
        {isLoading ? (
          <Skeletons count={type === 'all' ? library.skeletonCards : likely} />
        ) : (
          <FileList files={files} />
        )}
      </div>
      {isLoading && (
        <div className="resource-until-loaded">
          <FileList files={filterResources(libraryResources, type)} />
        </div>
      )}
    </div>
  );
}

/** Six for the whole library; for one kind, as many as it probably has, to avoid layout shift. */
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
