import { inflateSync } from 'node:zlib';

/**
 * The text of each page of a PDF made by Chromium, without spaces: enough to check what is on which
 * page. Supports what Skia writes (plain objects, deflated streams, glyphs with a ToUnicode table,
 * ISO 32000-1 section 9.10.3), not PDF in general.
 */
export function pdfPages(pdf: Buffer): string[] {
  const objects = readObjects(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1];
      if (table) fonts.set(name, readGlyphs(objects.get(table)?.text ?? ''));
    }
  }
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map(({ head }) => {
      const content = /\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '';
      return readText(objects.get(content)?.text ?? '', fonts);
    });
}

type PdfObject = { head: string; text: string };

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const raw = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = match;
    const start = body.indexOf('stream\n');
    if (start === -1) objects.set(id, { head: body, text: '' });
    else {
      const head = body.slice(0, start);
      const bytes = Buffer.from(body.slice(start + 7, body.lastIndexOf('endstream')), 'latin1');
      const isText = head.includes('/FlateDecode') && !/\/(Image|FontFile|Length1)/.test(head);
      objects.set(id, { head, text: isText ? inflate(bytes) : bytes.toString('latin1') });
    }
  }
  return objects;
}

function inflate(bytes: Buffer): string {
  return inflateSync(bytes, { finishFlush: 2 }).toString('latin1');
}

function readGlyphs(table: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, part = ''] of table.matchAll(/beginbfchar\s([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', to = ''] of part.matchAll(/<([0-9A-F]+)> <([0-9A-F]+)>/gi))
      glyphs.set(glyph.toUpperCase(), decode(to));
  }
  for (const [, part = ''] of table.matchAll(/beginbfrange\s([\s\S]*?)endbfrange/g)) {
    for (const match of part.matchAll(/<([0-9A-F]+)> <([0-9A-F]+)> <([0-9A-F]+)>/gi)) {
      const [from = 0, to = 0, first = 0] = match.slice(1).map((hex) => Number.parseInt(hex, 16));
      for (let glyph = from; glyph <= to; glyph++) {
        const code = glyph
          .toString(16)
          .toUpperCase()
          .padStart(match[1]?.length ?? 4, '0');
        glyphs.set(code, String.fromCodePoint(first + glyph - from));
      }
    }
  }
  return glyphs;
}

function decode(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

function readText(content: string, fonts: Map<string, Map<string, string>>): string {
  let font: Map<string, string> | undefined;
  let text = '';
  for (const [, name, shown] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf|(\[[^\]]*\] TJ|<[^>]*> Tj)/g,
  )) {
    if (name) font = fonts.get(name);
    for (const [, run = ''] of (shown ?? '').matchAll(/<([0-9A-F]+)>/gi)) {
      // Glyph codes have one byte in a Type 3 font (of a variable font), two in an embedded font.
      const digits = font?.keys().next().value?.length ?? 4;
      for (let at = 0; at < run.length; at += digits)
        text += font?.get(run.slice(at, at + digits).toUpperCase()) ?? '';
    }
  }
  return text.replace(/\s+/g, '');
}
