/** The drawings that an article can have; empty for none. */
export const articlePictureNames = [
  '',
  'blog-tools-2025',
  'blog-human-touch',
  'blog-roi',
  'case-online-orders',
  'case-invoice-processing',
] as const;

export type ArticlePictureName = (typeof articlePictureNames)[number];
