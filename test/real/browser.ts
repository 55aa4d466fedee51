/** The visible part of a page, in CSS pixels. */
export type Screen = { width: number; height: number };

/** A remote-controlled browser, with the functions that both Firefox and WebKit support. */
export type RealBrowser = {
  version: string;
  /** Opens a URL and waits until the page has loaded. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page, which may be a promise. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Touches the element that the expression finds, with a finger. */
  tap(expression: string): Promise<void>;
  /** Moves the pointer onto the element. */
  hover(selector: string): Promise<void>;
  /** Presses and releases Shift: an action of a visitor that changes nothing on the page. */
  pressShift(): Promise<void>;
  /** Console errors and policy violations so far; undefined if they can't be read. */
  problems(): readonly string[] | undefined;
  close(): Promise<void>;
};

/** The Shift key as WebDriver names it. */
export const SHIFT = '\uE008';

/** The centre of an element on the screen, after scrolling to it; `expression` finds the element. */
export const MIDDLE_OF = (expression: string) => `(() => {
  const element = ${expression};
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
})()`;

/** The expression that finds the first element of a selector. */
export const first = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;

/** A finger that touches the screen and leaves it, as the actions of WebDriver and BiDi. */
export const touch = ({ x, y }: { x: number; y: number }) => ({
  type: 'pointer',
  id: 'finger',
  parameters: { pointerType: 'touch' },
  actions: [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pause', duration: 60 },
    { type: 'pointerUp', button: 0 },
  ],
});
