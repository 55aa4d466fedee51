import { callApi } from './api-client.ts';
import { isRecord } from './web-storage.ts';

export type SiteSettings = {
  chatWidgetUrl: string | null;
  /** Read by email-service.ts; null if the owner has not set it up. */
  emailService: unknown;
};

let fetched: Promise<SiteSettings | undefined> | undefined;

/**
 * The owner's settings that pages need, fetched once per page load; undefined while the server is
 * down.
 */
export function readSiteSettings(): Promise<SiteSettings | undefined> {
  fetched ??= fetchSettings();
  return fetched;
}

async function fetchSettings(): Promise<SiteSettings | undefined> {
  const answer = await callApi('/api/site-settings');
  if (answer.kind !== 'success' || !isRecord(answer.data)) {
    fetched = undefined;
    return undefined;
  }
  const { chatWidgetUrl, emailService } = answer.data;
  return { chatWidgetUrl: typeof chatWidgetUrl === 'string' ? chatWidgetUrl : null, emailService };
}
