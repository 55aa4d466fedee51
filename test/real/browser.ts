/** A remote-controlled browser, with the functions that both Firefox and WebKit support. */
export type RealBrowser = {
  version: string;
  /** Opens a URL and waits until the page has loaded. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page, which may be a promise. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Moves the pointer onto the element. */
  hover(selector: string): Promise<void>;
  /** Presses and releases Shift: an action of a visitor that changes nothing on the page. */
  pressShift(): Promise<void>;
  /** Console errors and policy violations so far; undefined if they can't be read. */
  problems(): readonly string[] | undefined;
  /** The page printed on Letter paper; undefined if the driver can't print. */
  print(): Promise<Buffer | undefined>;
  close(): Promise<void>;
};

/** The Shift key as WebDriver names it. */
export const SHIFT = '\uE008';

/** The centre of an element on the screen, after scrolling to it. */
export const MIDDLE_OF = (selector: string) => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
})()`;
