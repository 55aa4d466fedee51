import * as v from 'valibot';

const text = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest));

/** An absolute path on this site. `//host` would be another site. */
const ownPath = v.pipe(text(200), v.regex(/^\/(?![/\\])/));

/** A resource as `GET /api/resources` lists it (spec, section 3). */
export const resourceSchema = v.object({
  id: text(80),
  title: text(120),
  description: text(400),
  type: v.picklist(['guide', 'template', 'tool', 'checklist']),
  /** The path of a picture with an aspect ratio of 2:1. */
  image: ownPath,
  downloadUrl: ownPath,
  fileSize: text(20),
  fileType: text(20),
});

export type Resource = v.InferOutput<typeof resourceSchema>;

export const resourceListSchema = v.array(resourceSchema);
