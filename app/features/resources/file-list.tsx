import { interpolate } from '#app/platform/format/interpolate.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { PictureSources } from './resource-picture.ts';
import type { Resource } from './resources.schema.ts';

export type FileListWords = {
  /** Whether the files can be had. */
  status: string;
  /** The versions of the built-in pictures, by the path of the picture. */
  pictures: Readonly<Record<string, PictureSources>>;
};

/** Files as cards that look like sheets with a folded corner, with kind and size at the bottom. */
export function FileList({ files, words }: { files: readonly Resource[]; words: FileListWords }) {
  return (
    <ul className="resource-files">
      {files.map((file) => (
        <li key={file.id} className="resource-file">
          <Picture
            width={800}
            height={400}
            className="resource-file-picture"
            src={file.image}
            {...words.pictures[file.image]}
            sizes="(min-width: 60rem) 23rem, (min-width: 40rem) 45vw, 92vw"
            alt=""
          />
          <h3>
            <a className="row-link" href={file.downloadUrl}>
              {file.title}
            </a>
          </h3>
          <p className="mt-2">{file.description}</p>
          <p className="resource-file-foot">
            <span>
              {file.fileType} · {file.fileSize}
            </span>
            <span>{words.status}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The number of results, in a live region that is always present, so that it is announced. */
export function ResultCount({
  count,
  one,
  many,
  pending,
  empty,
  unseen,
}: {
  count: number;
  one: string;
  many: string;
  /** Shown instead while the list is loading. */
  pending?: string;
  /** Shown instead if there are no results. */
  empty?: { title: string; text?: string };
  /** Only announced, where the results are seen at a glance. */
  unseen?: boolean;
}) {
  const isEmpty = count === 0 && empty !== undefined && pending === undefined;
  const look = unseen ? 'sr-only' : 'resource-result-count';
  return (
    <div role="status" className={isEmpty ? 'resource-nothing' : look} data-results>
      {isEmpty ? (
        <>
          <p className="text-xl font-bold">{empty.title}</p>
          {empty.text && <p className="text-muted">{empty.text}</p>}
        </>
      ) : (
        <p>{pending ?? interpolate(count === 1 ? one : many, { count })}</p>
      )}
    </div>
  );
}
