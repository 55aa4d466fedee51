import type { PictureName } from '#app/drawings/pictures.tsx';

export type TeamMember = {
  readonly name: string;
  readonly position: string;
  readonly bio: string;
  readonly picture: PictureName;
  readonly isSample: boolean;
};
