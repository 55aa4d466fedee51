import { multipartBoundary } from './multipart-boundary.ts';

/** The largest of these forms has a third of them. */
const MOST_PARTS = 100;
/** For the headers of one part, in bytes: its name and that of the file. */
const MOST_HEADER_BYTES = 4096;
/** More than any field of these forms takes, so that what checks it refuses it. */
const MOST_CHARACTERS = 100_000;

const HEADERS_END = '\r\n\r\n';

export type UploadPost = {
  /** All text fields as typed. */
  values: Record<string, string>;
  /** All values of a field that may be given several times. */
  all(name: string): string[];
  /** A field that may be as long as a file. */
  whole(name: string): string;
  /** The file of a field; undefined if none was chosen. */
  file(name: string): File | undefined;
};

/** Reads a form with files. A body that is not a form gives no values. */
export async function readUpload(request: Request): Promise<UploadPost> {
  const form = await readParts(request);
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string' && !Object.hasOwn(values, name)) {
      values[name] = value.slice(0, MOST_CHARACTERS).replaceAll('\0', '');
    }
  }
  return {
    values,
    all: (name) => form.getAll(name).map(String),
    whole: (name) => String(form.get(name) ?? ''),
    file(name) {
      const file = form.get(name);
      return file instanceof File && file.size > 0 ? file : undefined;
    },
  };
}

/**
 * The fields of a form. Millions of parts, or of header lines, would be parsed for seconds, while
 * nobody else is served: a body with more than a form of this site sends is not a form.
 */
async function readParts(request: Request): Promise<FormData> {
  const boundary = multipartBoundary(request.headers.get('Content-Type'));
  // Then only a small body was let in.
  if (boundary === undefined) return request.formData().catch(() => new FormData());
  const body = Buffer.from(await request.arrayBuffer());
  if (!hasFewParts(body, `--${boundary}`)) return new FormData();
  const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  return new Response(body, { headers }).formData().catch(() => new FormData());
}

function hasFewParts(body: Buffer, delimiter: string): boolean {
  let count = 0;
  for (let at = body.indexOf(delimiter); at !== -1; at = body.indexOf(delimiter, at + 1)) {
    count += 1;
    if (count > MOST_PARTS) return false;
    const headers = body.subarray(at, at + MOST_HEADER_BYTES);
    const isLast = headers.length < MOST_HEADER_BYTES;
    if (!isLast && headers.indexOf(HEADERS_END) === -1) return false;
  }
  return true;
}
