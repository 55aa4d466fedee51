import { createContext, type RouterContextProvider } from 'react-router';
import type { BlogTeaser, CaseStudyTeaser } from '#app/facts/articles.ts';
import type { Facts } from '#app/facts/facts.ts';
import type { Db } from '#database/connect.ts';
import type { Config } from './config.server.ts';
import type { RateLimiter } from './forms/rate-limit.server.ts';
import type { Log } from './log.server.ts';
import type { MailSettings } from './outbox/mail-settings.server.ts';
import type { OwnerFacts } from './owner-facts/owner-facts.server.ts';
import type { LoginThrottle } from './session/login-throttle.server.ts';
import type { Settings } from './settings/settings.server.ts';
import type { VisitOrigin, Visits } from './visits/visits.server.ts';

/**
 * What a feature needs to do its work, passed as one argument. Features open and read nothing else.
 */
export type AppContext = {
  db: Db;
  config: Config;
  log: Log;
  settings: Settings;
  /** Submissions of all forms, by network. */
  submissionLimit: RateLimiter;
  /** Days for which a network asks to hear about earlier times. */
  earlierLimit: RateLimiter;
  /** Attempts at a 6-digit code, by the email address that received it and by network. */
  codeTryLimit: RateLimiter;
  /** Requests for secret links that don't exist, by network. */
  secretTryLimit: RateLimiter;
  /** Wakes the outbox worker after a commit, so that emails are sent immediately. */
  wakeOutbox: () => void;
  loginThrottle: LoginThrottle;
  /** The settings for sending emails: the owner's, or else those of the environment. */
  readMailSettings: () => Promise<MailSettings>;
  /** Applies new email settings to pages and worker; call it after they are stored. */
  mailSettingsChanged: () => Promise<void>;
  /** Proxy settings that requests have shown to be missing, for the log and the checklist. */
  missingProxySettings: Set<ProxySetting>;
  /** Makes the public pages that are kept out of date; call it after a change to what they show. */
  renewPages: () => Promise<void>;
  /**
   * The facts that apply to this request: what visitors are shown, or in a preview the drafts. In the
   * owner’s area, an offer that has ended still counts as shown.
   */
  facts: () => Facts;
  /** What the owner has put in place of the built-in facts. */
  ownerFacts: OwnerFacts;
  /** The HTML of a public page with these facts. Throws unless its status is 200. */
  renderPage: (path: string, facts?: Facts) => Promise<string>;
  /** Whether the site answers this path with a page or file at present. */
  hasPage: (path: string) => boolean;
  /** The addresses of all public pages with these facts. */
  listPages: (facts: Facts) => string[];
  /** Counts page views, and knows where the sender of a form came from. */
  visits: Visits;
  now: () => Date;
} & FeaturePorts;

/**
 * What one feature needs from another. server/app.ts connects them, so that neither imports the
 * other.
 */
export type FeaturePorts = {
  /** Asks an address to confirm that it wants the newsletter. */
  subscribe: (
    info: RequestInfo,
    signup: { email: string; source: string; page: string },
    idempotencyKey: string | undefined,
  ) => Promise<unknown>;
  /**
   * Why a message from this form can't be accepted now, as a text for the visitor; undefined if it
   * can.
   */
  findRefusal: (source: string) => Promise<string | undefined>;
  /** Whether a request comes from somebody who is logged in to the admin area. */
  hasLogin: (request: Request) => Promise<boolean>;
  /** What other pages say about the articles that the owner wrote, newest first. */
  listOwnTeasers: () => Promise<OwnTeasers>;
};

/** The image is the name of a drawing, or an uploaded photo. */
type OwnTeaser<Shipped> = Omit<Shipped, 'slug' | 'image'> & { image: string };

/** Articles of the owner, as a list of links shows them. */
export type OwnTeasers = {
  posts: readonly OwnTeaser<BlogTeaser>[];
  caseStudies: readonly OwnTeaser<CaseStudyTeaser>[];
};

/** A setting that a reverse proxy requires. */
export type ProxySetting = 'TRUST_PROXY' | 'SITE_URL';

/** Facts about the current request. */
export type RequestInfo = {
  requestId: string;
  /** The visitor's IP address. X-Forwarded-For is read only if TRUST_PROXY is set. */
  ip: string;
  /** For the inline scripts of the admin area. */
  nonce?: string | undefined;
  /** Where a post's sender came from; undefined if their browser asks not to be tracked. */
  origin?: VisitOrigin | undefined;
  /** Who is logged in to the admin area; set by its guard. */
  actor?: { id: string; name: string } | undefined;
};

/** What failed while a page was rendered; the response status depends on it. */
export type Faults = { outage: string | undefined };

export const requestFailureContext = createContext<Faults | null>(null);
export const appContextKey = createContext<AppContext | null>(null);
export const requestInfoContext = createContext<RequestInfo | null>(null);

/** The context of the running app. Throws where a page is rendered without one. */
export function getAppContext(context: Readonly<RouterContextProvider>): AppContext {
  const app = context.get(appContextKey);
  if (!app) throw new Error('This page is rendered without an app.');
  return app;
}

/**
 * Request facts for actions and loaders. Throws while a page is being published, which has no
 * request.
 */
export function getRequestInfo(context: Readonly<RouterContextProvider>): RequestInfo {
  const info = context.get(requestInfoContext);
  if (!info) throw new Error('A published page belongs to no request.');
  return info;
}
