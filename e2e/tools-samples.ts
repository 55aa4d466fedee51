import type { Page } from '@playwright/test';

export const path = (slug: string) => `/resources/tools/${slug}`;

/**
 * The reference answers of the scoring rules, with a score of 48. Each value is the index of an
 * answer; 4 is "I don't know".
 */
export const readiness = { D1: 2, D2: 1, D3: 2, P1: 2, P2: 1, P3: 2, S1: 1, S2: 1, S3: 2 };

export const readinessRest = { T1: 1, T2: 2, G1: 2, G2: 1, R1: 1, R2: 0, sensitiveData: 0 };

/** Answers a questionnaire; goes on to the next group where the question is in a later one. */
export async function choose(page: Page, answers: Record<string, number>): Promise<void> {
  for (const [name, at] of Object.entries(answers)) {
    const answer = page.locator(`#q-${name}-${at}`);
    if (!(await answer.isVisible())) await show(page);
    await answer.check();
  }
}

export async function show(page: Page): Promise<void> {
  await page.locator('#answers .button-primary:visible').click();
}

export const figure = (page: Page) => page.locator('.result-figure');
