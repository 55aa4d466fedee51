import { TextLink } from '#app/ui/external-link.tsx';
import { LibraryPicture } from './library-picture.tsx';
import type { Resource } from './resources.schema.ts';

/** Files as what they are: sheets with a folded corner, their kind and size at the foot. */
export function FileList({ files }: { files: readonly Resource[] }) {
  return (
    <ul className="files">
      {files.map((file) => (
        <li key={file.id} className="file">
          <div className="file-picture">
            <LibraryPicture type={file.type} />
          </div>
          <h3>
            <TextLink className="row-link" href={file.downloadUrl}>
              {file.title}
            </TextLink>
          </h3>
          <p className="mt-1">{file.description}</p>
          <p className="file-foot">
            <span>{file.fileType}</span>
            <span>{file.fileSize}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
