import { vi } from 'vitest';
import { jsonAnswer } from '#test/fake-browser.ts';

export const resend = { id: 'k1', path: '/api/contact', body: { name: 'Ada' } };

export type Tab = typeof import('#app/platform/browser/resend-queue.ts') &
  typeof import('#app/platform/browser/delivery-news.ts');

/** Another tab of the same browser: its own modules, the same storage. */
export async function openTab(): Promise<Tab> {
  vi.resetModules();
  return {
    ...(await import('#app/platform/browser/resend-queue.ts')),
    ...(await import('#app/platform/browser/delivery-news.ts')),
  };
}

export const stored = () => jsonAnswer(201, { success: true, data: { id: 1 } });
