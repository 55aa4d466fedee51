/**
 * As browsers write it. Parsers disagree about anything else (a list of types, other parameters,
 * escapes), so what one of them checks isn't what the other reads.
 */
const MULTIPART = /^multipart\/form-data; ?boundary=("?)([\w'-]{1,70})\1$/;

/** The boundary of a form with files, from its Content-Type; undefined if it isn't one. */
export function multipartBoundary(contentType: string | null | undefined): string | undefined {
  return MULTIPART.exec(contentType ?? '')?.[2];
}
