import type { RealBrowser } from './browser.ts';
import { waitFor } from './report.ts';

/** A form that is filled in faster than this counts as spam. */
const FILL_MS = 2500;

export type Steps = {
  /** Waits until the expression is true in the page; false if it never becomes so. */
  sees(expression: string): Promise<boolean>;
  /** Presses what the expression finds: a touch on a phone, otherwise a click. */
  press(expression: string): Promise<void>;
  fill(fields: Readonly<Record<string, string>>): Promise<void>;
  /** Chooses the first free time of a day that has some; `day` counts from 0. */
  chooseTime(day: number): Promise<void>;
};

export function stepsIn(browser: RealBrowser, isPhone: boolean): Steps {
  const steps: Steps = {
    async sees(expression) {
      return waitFor(expression, () => browser.evaluate<boolean>(expression), 30_000).then(
        () => true,
        () => false,
      );
    },
    async press(expression) {
      await waitFor(expression, () => browser.evaluate<boolean>(`!!(${expression})`), 30_000);
      if (isPhone) await browser.tap(expression);
      else await browser.evaluate(`void (${expression}).click()`);
    },
    async fill(fields) {
      for (const [selector, value] of Object.entries(fields)) {
        await browser.evaluate(`(() => {
          const field = document.querySelector(${JSON.stringify(selector)});
          field.value = ${JSON.stringify(value)};
          field.dispatchEvent(new Event('input', { bubbles: true }));
        })()`);
      }
    },
    async chooseTime(day) {
      const days = `[...document.querySelectorAll('button.cal-day:not([aria-disabled])')]`;
      await steps.sees(`${days}.length > ${day}`);
      await steps.press(`${days}[${day}]`);
      const time = `document.querySelector('.diary input[type=radio]:enabled')`;
      await steps.sees(`!!${time}`);
      await steps.press(time);
    },
  };
  return steps;
}

/** The expression that finds a button of the page by its words. */
export const button = (label: string) =>
  `[...document.querySelectorAll('main button')].find((one) => one.textContent.trim() === ${JSON.stringify(label)})`;

/** The expression that tells whether the page has this heading. */
export const heading = (words: string) =>
  `document.querySelector('h1').textContent === ${JSON.stringify(words)}`;

/** The expression that tells whether the page shows these words. */
export const shows = (words: string) =>
  `document.body.innerText.includes(${JSON.stringify(words)})`;

/** As long as a person needs at least to fill in a form. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, FILL_MS));
}
