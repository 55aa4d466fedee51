import { callApi } from './api-client.ts';
import { isRecord } from './web-storage.ts';

export type SiteSettings = { chatWidgetUrl: string | null };

let fetched: Promise<SiteSettings | undefined> | undefined;

/** The owner's settings that pages need, asked for once per visit; undefined while the server is away. */
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
  const { chatWidgetUrl } = answer.data;
  return { chatWidgetUrl: typeof chatWidgetUrl === 'string' ? chatWidgetUrl : null };
}
