import type { Page } from '@playwright/test';
import { waitForHydration } from './running-app.ts';

/** Opens the address of a tool and waits until its form answers in the page. */
export async function openTool(page: Page, address: string): Promise<void> {
  await page.goto(address.startsWith('/') ? address : `/resources/tools/${address}`);
  await toolIsReady(page);
}

/** The script of a tool comes with the first sign of use. */
export async function toolIsReady(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForFunction(() => {
    const form = document.querySelector('#answers');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
}
