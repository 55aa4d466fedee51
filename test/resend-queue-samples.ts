import { vi } from 'vitest';
import { jsonAnswer } from '#test/fake-browser.ts';

export const resend = { id: 'k1', path: '/api/contact', body: { name: 'Ada' } };

export type Tab = typeof import('#app/platform/browser/resend-queue.ts');

/** Another tab of the same browser: its own modules, the same storage. */
export async function openTab(): Promise<Tab> {
  vi.resetModules();
  return import('#app/platform/browser/resend-queue.ts');
}

export const stored = () => jsonAnswer(201, { success: true, data: { id: 1 } });
