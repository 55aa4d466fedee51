/** The largest of these forms has a third of them. */
const MOST_PARTS = 100;
/** For the headers of one part, in bytes: its name and that of the file. */
const MOST_HEADER_BYTES = 4096;
/** More than any field of these forms takes, so that what checks it refuses it. */
const MOST_CHARACTERS = 100_000;

/**
 * As browsers write it. Parsers disagree about anything else (a list of types, other parameters,
 * escapes), so what one of them checks isn't what the other reads.
 */
const MULTIPART = /^multipart\/form-data; ?boundary=("?)([\w'-]{1,70})\1$/;

export type UploadPost = Awaited<ReturnType<typeof readUpload>>;

/** Reads a form with files. A body that is not a form gives no values. */
export async function readUpload(request: Request) {
  const form = await readParts(request);
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string' && !Object.hasOwn(values, name)) {
      values[name] = value.slice(0, MOST_CHARACTERS).replaceAll('\0', '');
    }
  }
  return {
    /** All text fields as typed. */
    values,
    /** All values of a field that may be given several times. */
    all: (name: string) => form.getAll(name).map(String),
    /** A field that may be as long as a file. */
    whole: (name: string) => String(form.get(name) ?? ''),
    /** The file of a field; undefined if none was chosen. */
    file(name: string) {
      const file = form.get(name);
      return file instanceof File && file.size > 0 ? file : undefined;
    },
  };
}

/** The boundary of a form with files, from its Content-Type; undefined if it isn't one. */
export function multipartBoundary(contentType: string | null | undefined): string | undefined {
  return MULTIPART.exec(contentType ?? '')?.[2];
}

/**
 * The fields of a form. Millions of parts, or of header lines, would be parsed for seconds, while
 * nobody else is served: a body with more than a form of this site sends is not a form.
 */
async function readParts(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? '';
  const boundary = multipartBoundary(type);
  const body = Buffer.from(await request.arrayBuffer());
  // Without a boundary only a small body was let in.
  if (boundary !== undefined && !hasFewParts(body, `--${boundary}`)) return new FormData();
  const form = new Response(body, { headers: { 'Content-Type': type } });
  return form.formData().catch(() => new FormData());
}

function hasFewParts(body: Buffer, delimiter: string): boolean {
  const parts = body.toString('latin1').split(delimiter, MOST_PARTS + 1);
  return (
    parts.length <= MOST_PARTS &&
    parts.every(
      (part) =>
        part.length < MOST_HEADER_BYTES || part.slice(0, MOST_HEADER_BYTES).includes('\r\n\r\n'),
    )
  );
}
