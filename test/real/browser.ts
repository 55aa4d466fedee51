/** A browser driven from outside, as far as Firefox and WebKit can both be. */
export type RealBrowser = {
  version: string;
  /** Goes to an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page, which may be a promise. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Moves a real pointer onto the element. */
  hover(selector: string): Promise<void>;
  /** Errors of the console and refusals of the policy so far; undefined where they can't be read. */
  problems(): readonly string[] | undefined;
  /** The page on Letter paper; undefined where the driver can't print. */
  print(): Promise<Buffer | undefined>;
  close(): Promise<void>;
};

/** The middle of an element on the screen, once it has been scrolled there. */
export const MIDDLE_OF = (selector: string) => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
})()`;
