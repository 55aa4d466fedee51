import type { UploadedPhoto } from '#app/facts/uploaded-picture.ts';
import { Photo } from '#app/ui/photo.tsx';
import './pictures.css';

interface ItemPictureProps {
  item: { picture: string; photo?: UploadedPhoto | undefined };
  drawings: readonly { name: string; src: string }[];
}

/** The picture of a member or a story in a list: its photo, or its drawing. */
export function ItemPicture({ item, drawings }: ItemPictureProps) {
  if (item.photo) return <Photo photo={item.photo} alt="" sizes="5rem" className="admin-thumb" />;
  const drawing = drawings.find(({ name }) => name === item.picture);
  return drawing && <img className="admin-drawing" src={drawing.src} alt="" />;
}
