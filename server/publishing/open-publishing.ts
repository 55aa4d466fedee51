import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { RouterContextProvider } from 'react-router';
import type { Facts } from '#app/facts/facts.ts';
import type { OwnArticle } from '#app/features/articles/own/own-article.ts';
import {
  articlePages,
  listPublished,
} from '#app/features/articles/own/published-articles.server.ts';
import { followOffer, offerPages } from '#app/features/offer/offer.server.ts';
import { archiveFiles } from '#app/features/subscriptions/newsletter/archive/archive.server.tsx';
import { announcementAt } from '#app/layout/announcement.server.ts';
import {
  type AppContext,
  appContextKey,
  requestFailureContext,
} from '#app/platform/app-context.server.ts';
import { ICON_NAMES, siteIcons } from '#app/platform/pictures/site-icons.server.ts';
import { listShownPages } from '#app/published-paths.ts';
import type { RenderPage } from '../http-app.ts';
import type { StaticFile, StaticFiles } from '../static-files.ts';
import { createPublishing, type Publishing } from './publishing.ts';
import { siteFiles } from './site-files.ts';

/** Written by scripts/static-files.ts beside the built server. */
export type BuiltFiles = {
  files: readonly BuiltFile[];
};
export type BuiltFile = {
  url: string;
  /** Name within the folder of the files, for each available encoding. */
  file: string;
  br?: string;
  gzip?: string;
  type: string;
  etag: string;
  isImmutable: boolean;
};

const SERVER_FOLDER = fileURLToPath(new URL('.', import.meta.url));
const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url));

/** Reads the built files into memory and returns what publishes the public pages beside them. */
export async function openPublishing(
  app: AppContext,
  renderPage: RenderPage,
  files: StaticFiles,
): Promise<Publishing> {
  const list = path.join(SERVER_FOLDER, 'static-files.json');
  const built = JSON.parse(await readFile(list, 'utf8')) as BuiltFiles;
  for (const file of built.files) files.set(await loadFile(file));
  const builtInIcons = builtIcons(files);
  /** The posts that the owner wrote, for the feeds. */
  let posts: readonly OwnArticle[] = [];
  return createPublishing({
    files,
    facts: app.facts,
    listPaths: listShownPages,
    layoutVersion: (facts) =>
      JSON.stringify([
        announcementAt(facts, app.now())?.id,
        facts.sections.offer,
        app.now().getFullYear(),
      ]),
    renderPage: (page, facts) => renderPublicPage(withFacts(app, facts), renderPage, page),
    changing: {
      archive: (facts) => archiveFiles(withFacts(app, facts)),
      async articles(facts) {
        posts = await listPublished(app, 'post');
        return { pages: await articlePages(withFacts(app, facts)) };
      },
      async offer() {
        await followOffer(app);
        return { pages: await offerPages(app) };
      },
    },
    findIcons: async (facts) => (await siteIcons(withFacts(app, facts))) ?? builtInIcons,
    siteFiles: (facts, pages) => siteFiles(facts, app.config.siteUrl, pages, posts),
    log: app.log,
  });
}

/** The app for pages and files with these facts. */
function withFacts(app: AppContext, facts: Facts): AppContext {
  return { ...app, facts: () => facts };
}

function builtIcons(files: StaticFiles): Record<string, Buffer> {
  return Object.fromEntries(
    ICON_NAMES.flatMap((name) => {
      const body = files.find(`/${name}`)?.body;
      return body ? [[name, body]] : [];
    }),
  );
}

/** The HTML of a public page, as it is served to everybody. Throws unless the status is 200. */
export async function renderPublicPage(
  app: AppContext,
  renderPage: RenderPage,
  page: string,
): Promise<string> {
  const provider = new RouterContextProvider();
  provider.set(appContextKey, app);
  provider.set(requestFailureContext, { outage: undefined });
  const request = new Request(new URL(page, app.config.siteUrl));
  const response = await renderPage(request, provider);
  if (response.status !== 200) throw new Error(`${page} was answered ${response.status}`);
  return response.text();
}

async function loadFile({ file, br, gzip, ...described }: BuiltFile): Promise<StaticFile> {
  const read = (name: string) => readFile(path.join(CLIENT_FOLDER, name));
  return {
    ...described,
    body: await read(file),
    ...(br ? { br: await read(br) } : {}),
    ...(gzip ? { gzip: await read(gzip) } : {}),
  };
}
