import { lazy, type ReactNode, Suspense, useContext } from 'react';
import {
  data,
  href,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { Facts } from '#app/facts/facts.ts';
import { FactsContext } from '#app/facts/use-facts.ts';
import type { Route } from './+types/root.ts';
import './app.css';
import { isPageHidden } from './facts/sections.ts';
import displayFont from './fonts/display.woff2?url';
import textFont from './fonts/text.woff2?url';
import { AccentStyle } from './layout/accent-style.tsx';
import { announcementAt } from './layout/announcement.server.ts';
import { headOfError } from './layout/layout.content.ts';
import { getAppContext } from './platform/app-context.server.ts';
import { DocumentContext } from './platform/islands/island.tsx';
import { pageMeta } from './platform/seo/page-meta.ts';
import { readSiteData, type SiteData } from './platform/seo/site-url.ts';

export function Layout({ children }: { children: ReactNode }) {
  const scripts = useContext(DocumentContext);
  const given = useContext(FactsContext);
  // In the browser, where the router takes the page over, they come with the root's data; or with the
  // refusal of a middleware, before which the root's loader didn't run.
  const error = useRouteError();
  const refused: Facts | undefined = isRouteErrorResponse(error) ? error.data?.facts : undefined;
  const facts = useRouteLoaderData<typeof loader>('root')?.facts ?? given ?? refused;
  return (
    <FactsContext value={facts}>
      <html lang="en-CA">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href="/manifest.webmanifest" />
          {/* In the HTML only: what the server has put into the head stays there. */}
          {import.meta.env.SSR &&
            [displayFont, textFont].map((href) => (
              <link
                key={href}
                rel="preload"
                href={href}
                as="font"
                type="font/woff2"
                crossOrigin=""
              />
            ))}
          <Meta />
          <Links />
          <AccentStyle />
        </head>
        <body>
          {children}
          {scripts?.entry.map((src) => (
            <script key={src} type="module" src={src} />
          ))}
          {!scripts && (
            <>
              <ScrollRestoration />
              <Scripts />
            </>
          )}
        </body>
      </html>
    </FactsContext>
  );
}

/** Addresses in a section that the owner has switched off are not found. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ url, context }) => {
    const { facts, config } = getAppContext(context);
    if (!isPageHidden(facts(), url.pathname)) return;
    const site: SiteData = { siteUrl: config.siteUrl, facts: facts() };
    throw data(site, { status: 404 });
  },
];

/** What every page shows of the running site: it is known at the start of the server, not in the build. */
export function loader({ context }: Route.LoaderArgs): SiteData {
  const app = getAppContext(context);
  const facts = app.facts();
  const announcement = announcementAt(facts, app.now());
  return { siteUrl: app.config.siteUrl, facts, ...(announcement ? { announcement } : {}) };
}

/** It stays the same until the owner publishes, so no change of page asks for it again. */
export function shouldRevalidate({ formAction }: ShouldRevalidateFunctionArgs): boolean {
  return formAction === href('/admin/business/changes');
}

/** Only the error pages have head data here; every other page brings its own. */
export function meta({ error, matches }: Route.MetaArgs) {
  if (error === undefined) return [];
  // A person who is logged in opened a page of the admin area that isn't for their role.
  if (isRouteErrorResponse(error) && error.data?.title) {
    return [{ title: `${error.data.title} | Admin` }, { name: 'robots', content: 'noindex' }];
  }
  const head = headOfError(isRouteErrorResponse(error) ? error.status : 500);
  // An address that the middleware refused has its own data: the root's loader didn't run.
  const site = readSiteData(matches) ?? (error as { data?: SiteData }).data;
  if (!site?.facts) return [{ title: head.title.replace(' | {company}', '') }];
  return pageMeta(site.facts, site.siteUrl, head, undefined);
}

export default Outlet;

/** In a file of its own, because the admin area hardly ever needs it. */
const RootErrorPage = lazy(() => import('./root-error-page.tsx'));

export function ErrorBoundary() {
  return (
    <Suspense>
      <RootErrorPage />
    </Suspense>
  );
}
