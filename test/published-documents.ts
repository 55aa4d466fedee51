import { emails } from '#app/emails/catalogue.ts';
import type { Email } from '#app/emails/email.ts';
import { renderEmail } from '#app/emails/render.server.ts';
import { articleFiles } from '#app/features/articles/own/published-articles.server.ts';
import { archiveFiles } from '#app/features/subscriptions/newsletter/archive/archive.server.tsx';
import { publishedPaths } from '#app/published-paths.ts';
import { readPageFacts } from '#server/publishing/page-facts.ts';
import { siteFiles } from '#server/publishing/site-files.ts';
import type { TestApp } from './test-app.ts';

/** Every page, feed and file that the app publishes with its facts of now, by its address. */
export async function publishedDocuments(
  app: TestApp,
  paths: readonly string[] = publishedPaths,
): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const path of paths) all.set(path, await app.renderPage(path));
  const pages = [...all].map(([path, html]) => readPageFacts(path, html));
  const { facts, config } = app.context;
  const archive = await archiveFiles(app.context);
  for (const path of archive.paths) all.set(path, await app.renderPage(path));
  const files: Record<string, string> = {
    ...siteFiles(facts(), config.siteUrl, pages),
    ...(await articleFiles(app.context)).files(),
    ...archive.files(),
  };
  for (const [name, text] of Object.entries(files)) all.set(`/${name}`, text);
  return all;
}

type PreviewedEmail = Awaited<ReturnType<typeof renderEmail>>;

/** Every email of the catalogue with the values of its preview, as the app would send it now. */
export async function previewedEmails(app: TestApp): Promise<Map<string, PreviewedEmail>> {
  const { settings, readMailSettings, facts, config } = app.context;
  const site = { siteUrl: config.siteUrl, secrets: settings.secrets, facts: facts() };
  const mails = new Map<string, PreviewedEmail>();
  for (const [name, email] of Object.entries(emails) as [string, Email<unknown>][]) {
    mails.set(name, await renderEmail(email, email.preview, await readMailSettings(), site));
  }
  return mails;
}
