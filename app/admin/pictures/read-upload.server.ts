export type UploadPost = {
  /** All text fields as typed. */
  values: Record<string, string>;
  /** The file of a field; undefined if none was chosen. */
  file(name: string): File | undefined;
};

/** Reads a form with files. A body that is not a form gives no values. */
export async function readUpload(request: Request): Promise<UploadPost> {
  const form = await request.formData().catch(() => new FormData());
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string' && !Object.hasOwn(values, name)) {
      values[name] = value.replaceAll('\0', '');
    }
  }
  return {
    values,
    file(name) {
      const file = form.get(name);
      return file instanceof File && file.size > 0 ? file : undefined;
    },
  };
}
