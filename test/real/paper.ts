import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deck } from '#app/features/deck/deck.content.ts';
import { type SiteProcess, temporaryFolder } from '#test/site-process.ts';
import type { RealBrowser } from './browser.ts';
import type { Check } from './report.ts';

const PDF_TO_TEXT = '/usr/bin/pdftotext';
const CHECKLIST = '/resources/tools/vendor-evaluation-checklist';
/** Number of points in the checklist. */
const POINTS = 30;

type Word = { text: string; left: number; top: number; right: number; bottom: number };
type Sheet = { width: number; height: number; words: Word[] };

/**
 * The text of the printed pages on Letter paper, with the position of each word (poppler-utils).
 */
export async function printedPages(
  browser: RealBrowser,
  site: SiteProcess,
  check: Check,
): Promise<void> {
  if (!existsSync(PDF_TO_TEXT)) {
    process.stdout.write('  paper was not looked at: poppler-utils is not installed\n');
    return;
  }
  const divisions = deck.sections.map(({ title }) => title);
  const presentation = [
    ...[deck.hero.title, deck.overview.title],
    ...divisions,
    deck.closing.title,
  ];
  for (const [page, titles] of [
    ['/sales-presentation', presentation],
    ['/sales-deck', [deck.hero.title, ...divisions]],
  ] as const) {
    const sheets = await print(browser, site.url + page);
    if (!sheets) return;
    check(`${page}: ${titles.length} sheets`, sheets.length === titles.length, sheets.length);
    const wrong = titles.filter((title, at) => !startsWith(sheets[at], title));
    check(`${page}: each sheet begins with its title`, wrong.length === 0, wrong);
    checkEdges(page, sheets, check);
  }
  const sheets = (await print(browser, site.url + CHECKLIST)) ?? [];
  checkEdges(CHECKLIST, sheets, check);
  const all = sheets.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');
  const missing = Array.from({ length: POINTS }, (_, at) => `${at + 1}`).filter(
    (number) => !new RegExp(`(^| )${number} [A-Z]`).test(all),
  );
  check(`${CHECKLIST}: all ${POINTS} points are on paper`, missing.length === 0, missing);
}

async function print(browser: RealBrowser, url: string): Promise<Sheet[] | undefined> {
  await browser.open(url);
  const pdf = await browser.print();
  if (!pdf) {
    process.stdout.write('  this browser can’t print here: paper was not looked at\n');
    return undefined;
  }
  return readSheets(pdf);
}

/** Nothing may extend beyond the paper, and no line may be split between two sheets. */
function checkEdges(page: string, sheets: readonly Sheet[], check: Check): void {
  const beyond = sheets.flatMap(({ width, height, words }, at) =>
    words
      .filter(
        ({ left, top, right, bottom }) => left < 0 || top < 0 || right > width || bottom > height,
      )
      .map(({ text }) => `${at + 1}: ${text}`),
  );
  check(`${page}: nothing is cut off at the edge`, beyond.length === 0, beyond);
  // A split line is on both sheets, half of it hidden.
  const cut = sheets.slice(1).flatMap((sheet, at) => {
    const first = edgeLine(sheet, 'top');
    return first.length > 4 && first === edgeLine(sheets[at] as Sheet, 'bottom') ? [first] : [];
  });
  check(`${page}: no line is divided between two sheets`, cut.length === 0, cut);
}

/** The text of the first or last line of a sheet. */
function edgeLine({ words }: Sheet, edge: 'top' | 'bottom'): string {
  const outermost =
    edge === 'top'
      ? Math.min(...words.map(({ top }) => top))
      : -Math.max(...words.map(({ bottom }) => bottom));
  return words
    .filter((word) => Math.abs((edge === 'top' ? word.top : -word.bottom) - outermost) < 2)
    .map(({ text }) => text)
    .join(' ');
}

function startsWith(sheet: Sheet | undefined, title: string): boolean {
  const size = title.split(' ').length;
  const words = [...(sheet?.words ?? [])].sort((one, other) => one.top - other.top);
  const first = words.slice(0, size * 2).map(({ text }) => text);
  return title.split(' ').every((word) => first.includes(word));
}

function readSheets(pdf: Buffer): Sheet[] {
  const file = path.join(temporaryFolder('paper'), 'page.pdf');
  writeFileSync(file, pdf);
  const { stdout } = spawnSync(PDF_TO_TEXT, ['-bbox', file, '-'], {
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  const number = (text: string | undefined) => Number(text);
  return [...stdout.matchAll(/<page width="([\d.]+)" height="([\d.]+)">([\s\S]*?)<\/page>/g)].map(
    ([, width, height, body = '']) => ({
      width: number(width),
      height: number(height),
      words: [
        ...body.matchAll(
          /<word xMin="(\S+)" yMin="(\S+)" xMax="(\S+)" yMax="(\S+)">([^<]*)<\/word>/g,
        ),
      ].map(([, left, top, right, bottom, text = '']) => ({
        text,
        left: number(left),
        top: number(top),
        right: number(right),
        bottom: number(bottom),
      })),
    }),
  );
}
