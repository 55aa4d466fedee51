import type { Facts } from '#app/facts/facts.ts';
import { libraryResources, type ResourceType } from '#app/facts/resources.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { Island } from '#app/platform/islands/island.tsx';
import type { FileListWords } from './file-list.tsx';
import libraryFiles from './library-files.island.tsx';
import { builtPictures } from './resource-picture.ts';
import { downloadDetailWords, resourceWordsOf } from './resources.content.ts';

/** What a list of files shows beside the files. */
export function fileListWords(facts: Facts): FileListWords {
  const downloadDetail = downloadDetailWords(facts);
  return { status: downloadDetail.status, pictures: builtPictures() };
}

/** The library's files of one type, as the server lists them. */
export function LibraryFiles({ type }: { type: 'all' | ResourceType }) {
  const facts = useFacts();
  const { skeletonCards, loading, countOne, countMany, empty, loadError } =
    resourceWordsOf(facts).library;
  const words = { skeletonCards, loading, countOne, countMany, empty, loadError };
  return (
    <Island
      of={libraryFiles}
      props={{ words: { ...fileListWords(facts), ...words }, type, builtIn: libraryResources }}
      when="load"
    />
  );
}
