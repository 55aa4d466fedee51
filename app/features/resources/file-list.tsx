import { TextLink } from '#app/ui/external-link.tsx';
import { asSitePath } from '#app/ui/page-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { PICTURE_SIZE, pictureSources } from './resource-picture.ts';
import { downloadDetail } from './resources.content.ts';
import type { Resource } from './resources.schema.ts';

interface FileListProps {
  files: readonly Resource[];
}

/** Files as cards that look like sheets with a folded corner, with kind and size at the bottom. */
export function FileList({ files }: FileListProps) {
  return (
    <ul className="resource-files">
      {files.map((file) => (
        <li key={file.id} className="resource-file">
          <Picture
            {...PICTURE_SIZE}
            className="resource-file-picture"
            src={file.image}
            {...pictureSources(file.image)}
            sizes="(min-width: 60rem) 23rem, (min-width: 40rem) 45vw, 92vw"
            alt=""
          />
          <h3>
            <TextLink className="row-link" href={asSitePath(file.downloadUrl)}>
              {file.title}
            </TextLink>
          </h3>
          <p className="mt-2">{file.description}</p>
          <p className="resource-file-foot">
            <span>
              {file.fileType} · {file.fileSize}
            </span>
            <span>{downloadDetail.status}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
