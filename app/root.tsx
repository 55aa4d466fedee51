import { lazy, type ReactNode, Suspense, useContext } from 'react';
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { FactsContext, useFacts } from '#app/facts/use-facts.ts';
import type { Route } from './+types/root.ts';
import './app.css';
// Of the notices about what was sent earlier, which any page shows.
import './features/booking/booking-outcome.css';
import { isPageHidden } from './facts/sections.ts';
import { returnedBookingWords } from './features/booking/booking.content.ts';
import { NewsletterForm } from './features/subscriptions/list-forms.tsx';
import displayFont from './fonts/display.woff2?url';
import textFont from './fonts/text.woff2?url';
import { AccentStyle } from './layout/accent-style.tsx';
import { announcementAt } from './layout/announcement.server.ts';
import { headOfError } from './layout/layout.content.ts';
import { usePageSettings } from './layout/page-settings.ts';
import { PrefetchNext } from './layout/prefetch-next.tsx';
import { SiteFrame } from './layout/site-frame.tsx';
import deliveryNews from './pages/notices/delivery-news.island.tsx';
import { noticeWordsOf } from './pages/notices/notices.content.ts';
import { getAppContext } from './platform/app-context.server.ts';
import { QUEUE_KEY } from './platform/browser/resend-queue.ts';
import { DocumentContext, Island } from './platform/islands/island.tsx';
import { pageMeta } from './platform/seo/page-meta.ts';
import { readSiteData, type SiteData } from './platform/seo/site-url.ts';

export function Layout({ children }: { children: ReactNode }) {
  const scripts = useContext(DocumentContext);
  const given = useContext(FactsContext);
  // In the browser, where the router takes the page over, they come with the root's data.
  const facts = useRouteLoaderData<typeof loader>('root')?.facts ?? given;
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
          {/* React hydrates what is inside in small steps. Where it differs from what the server has
        sent, only this is rendered anew: the inline scripts below, which Trusted Types keep React from
        making, stay. */}
          <Suspense>{children}</Suspense>
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

/** It stays the same while the server runs, so no change of page asks for it again. */
export function shouldRevalidate(): boolean {
  return false;
}

/** Only the error pages have head data here; every other page brings its own. */
export function meta({ error, matches }: Route.MetaArgs) {
  if (error === undefined) return [];
  // A person who is logged in opened a page of the admin area that isn't for their role.
  if (isRouteErrorResponse(error) && error.data?.viewer) {
    return [{ title: `${error.data.title} | Admin` }, { name: 'robots', content: 'noindex' }];
  }
  const head = headOfError(isRouteErrorResponse(error) ? error.status : 500);
  // An address that the middleware refused has its own data: the root's loader didn't run.
  const site = readSiteData(matches) ?? (error as { data?: SiteData }).data;
  if (!site?.facts) return [{ title: head.title.replace(' | {company}', '') }];
  return pageMeta(site.facts, site.siteUrl, head, undefined);
}

export default function Root() {
  const facts = useFacts();
  const noticeWords = noticeWordsOf(facts);
  const { ownFrame, ownSignup } = usePageSettings();
  if (ownFrame) return <Outlet />;
  return (
    <SiteFrame newsletter={!ownSignup && <NewsletterForm />}>
      <Island
        of={deliveryNews}
        props={{ words: noticeWords, booking: returnedBookingWords }}
        ifStored={QUEUE_KEY}
      />
      <Outlet />
      <PrefetchNext />
    </SiteFrame>
  );
}

/** In a file of its own, because it is rare: the pages have their error page in pages.layout.tsx. */
const RootErrorPage = lazy(() => import('./root-error-page.tsx'));

export function ErrorBoundary() {
  return (
    <Suspense>
      <RootErrorPage />
    </Suspense>
  );
}
