import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { RouterContextProvider } from 'react-router';
import type { Facts } from '#app/facts/facts.ts';
import { articleFiles } from '#app/features/articles/own/published-articles.server.ts';
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

/** What scripts/static-files.ts tells about a built file; its compressed forms lie beside it. */
export type BuiltFile = Pick<StaticFile, 'url' | 'type' | 'etag' | 'isImmutable'> & {
  isCompressed: boolean;
};

const SERVER_FOLDER = fileURLToPath(new URL('.', import.meta.url));
const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url));

/** Reads the built files into memory and returns what publishes the public pages beside them. */
export async function openPublishing(
  app: AppContext,
  renderPage: RenderPage,
  files: StaticFiles,
): Promise<Publishing> {
  const list = await readFile(path.join(SERVER_FOLDER, 'static-files.json'), 'utf8');
  for (const file of JSON.parse(list) as BuiltFile[]) files.set(await loadFile(file));
  const builtIcons = ICON_NAMES.map((name) => [name, files.find(`/${name}`)?.body ?? '']);
  return createPublishing({
    files,
    facts: app.facts,
    listPaths: listShownPages,
    renderPage: (page, facts) => renderPublicPage(withFacts(app, facts), renderPage, page),
    changing: {
      archive: (facts) => archiveFiles(withFacts(app, facts)),
      articles: (facts) => articleFiles(withFacts(app, facts)),
      /** What every page shows and what changes with time, such as the announcement. */
      async layout() {
        const facts = app.facts();
        const shown = [announcementAt(facts, app.now())?.id, facts.sections.offer];
        return { paths: [], version: [...shown, app.now().getFullYear()].join(' ') };
      },
    },
    siteFiles: async (facts, pages) => ({
      ...siteFiles(facts, app.config.siteUrl, pages),
      ...((await siteIcons(withFacts(app, facts))) ?? Object.fromEntries(builtIcons)),
    }),
    log: app.log,
  });
}

/** The app for pages and files with these facts. */
function withFacts(app: AppContext, facts: Facts): AppContext {
  return { ...app, facts: () => facts };
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

async function loadFile({ isCompressed, ...file }: BuiltFile): Promise<StaticFile> {
  const name = path.join(CLIENT_FOLDER, file.url);
  const body = await readFile(name);
  if (!isCompressed) return { ...file, body };
  return { ...file, body, br: await readFile(`${name}.br`), gzip: await readFile(`${name}.gz`) };
}
