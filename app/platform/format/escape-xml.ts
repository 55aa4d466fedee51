/**
 * Text for an element or attribute of an XML document. Control characters that XML 1.0 doesn't
 * allow are left out.
 */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\P{Cc}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
